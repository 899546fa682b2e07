// SPDX-License-Identifier: Apache-2.0

extension PermissionPage {
    /// Looks choices up and writes them down; texts are set as text, never as markup.
    ///
    /// The choice stands behind # in the address, so that it can be bookmarked.
    static let script = """
        "use strict";
        const data = JSON.parse(document.getElementById("data").textContent);
        const words = JSON.parse(document.getElementById("words").textContent);
        const form = document.getElementById("choice"), bits = { whenInUse: 1, always: 2, alwaysAndWhenInUse: 4 };
        let answers = {}, switches = {};

        function make(tag, attributes, ...content) {
          const element = document.createElement(tag);
          for (const [name, value] of Object.entries(attributes || {})) {
            if (name === "press") element.addEventListener("click", value);
            else if (value !== null) element.setAttribute(name, value);
          }
          element.append(...content.filter(part => part !== null));
          return element;
        }

        function chosen() {
          const fields = new FormData(form);
          const texts = fields.getAll("texts").reduce((sum, name) => sum + bits[name], 0);
          return { os: fields.get("os"), texts, request: fields.get("request") };
        }

        // From the first node of each provider along the answers; the prompts on the way, in order.
        function walk(start) {
          const prompts = [];
          let node = data.nodes[start];
          while (node[1] >= 0) {
            const prompt = data.prompts[node[1]];
            prompts.push(prompt);
            const next = node[2][answers[prompt[0]]];
            if (next === undefined) break;
            node = data.nodes[next];
          }
          return { prompts, outcome: data.outcomes[node[0]] };
        }

        function answer(prompt, option) {
          answers[prompt[0]] = option + (prompt[3] && switches[prompt[0]] && option !== "dontAllow" ? "~" : "");
          show(prompt[0]);
        }

        function screen(prompt, names) {
          const id = prompt[0], given = answers[id], off = given ? given.endsWith("~") : !!switches[id];
          const picked = given ? given.replace("~", "") : null;
          const buttons = prompt[4].map(([option, label]) => make("li", { class: option === picked ? "chosen" : null },
            make("button", { type: "button", "data-option": option, "aria-pressed": String(option === picked),
              press: () => answer(prompt, option) }, label)));
          const toggle = prompt[3] ? make("div", { class: "map " + (off ? "off" : "on") },
            make("button", { type: "button", class: "precise", "aria-pressed": String(!off), press: () => {
              switches[id] = !off;
              if (picked) answer(prompt, picked); else show(id, "precise");
            } }, off ? words.offLabel : words.on), make("i", { "aria-hidden": "true" })) : null;
          const label = prompt[4].find(button => button[0] === picked);
          const state = given ? words.answered + (label ? label[1] : picked) + (off && prompt[3] ? words.off : "") : words.waiting;
          return make("figure", { class: "prompt", "data-prompt": id, "aria-label": words.prompt + " " + id },
            make("div", { class: "phone" },
              make("div", { class: "status", "aria-hidden": "true" }, make("b", null, "9:41")),
              make("div", { class: "alert", role: "group", "aria-label": prompt[1] },
                make("p", { class: "title" }, prompt[1]),
                prompt[2] ? make("p", { class: "usage" }, prompt[2]) : null,
                toggle, make("ul", { class: "buttons" }, ...buttons))),
            make("figcaption", null, make("code", null, id), " · " + words.seenOn + names.join(words.comma) + " · " + state),
            given ? make("button", { type: "button", class: "back", press: () => {
              delete answers[id];
              show(id);
            } }, words.again) : null);
        }

        function card(provider, found, first) {
          const [status, accuracy, location, datum, told] = found.outcome, base = first.outcome;
          const fact = (name, value, place) => {
            const differs = found !== first && base[place] !== found.outcome[place];
            return [make("dt", null, name), make("dd", { "data-fact": ["status", "accuracy", "location", "datum"][place],
              class: differs ? "differs" : null }, value, differs ? make("span", { title: words.differs }, " ≠",
                make("span", { class: "hidden" }, " " + words.differs)) : null)];
          };
          let last = null;
          const rules = [], decisive = [];
          const items = told.map(number => {
            const [time, lane, kind, text, rule] = data.events[number];
            if (rule && !rules.includes(rule)) rules.push(rule);
            if (["prompt", "refused", "completion"].includes(kind)) decisive.push(rule);
            const stamp = make("time", null, time === last ? "" : time + " s");
            last = time;
            return make("li", { class: lane + " " + kind }, stamp, make("div", null, make("b", null, words.lanes[lane]),
              kind === "callback" ? " " + words.callback : null, " ", make("span", { lang: "en" }, text),
              rule ? " " : null, rule ? make("code", null, rule) : null));
          });
          const sources = rules.map(rule => make("li", null, make("details", { open: decisive.includes(rule) ? "" : null },
            make("summary", null, rule),
            make("p", { lang: "en" }, data.rules[rule][0]), make("p", { class: "from", lang: "en" }, data.rules[rule][1]))));
          return make("article", { class: "card", "data-provider": provider[0], "aria-label": provider[1] },
            make("h3", null, provider[1]),
            make("dl", null, ...fact(words.status, status, 0), ...fact(words.accuracy, accuracy || words.noAccuracy, 1),
              ...fact(words.location, location, 2), ...fact(words.datum, datum || "–", 3)),
            make("h4", null, words.inOrder), make("ol", { class: "told" }, ...items),
            make("h4", null, words.rules), make("ul", { class: "sources" }, ...sources));
        }

        function show(focused, control) {
          for (const input of form.elements.request) {
            input.disabled = !(chosen().os + " " + input.value + " 0" in data.roots);
            if (input.disabled && input.checked) form.elements.request.value = "whenInUse";
          }
          const choice = chosen();
          const starts = data.roots[choice.os + " " + choice.request + " " + choice.texts];
          const found = starts.map(walk), seen = new Map();
          found.forEach((one, index) => one.prompts.forEach(prompt => {
            if (!seen.has(prompt[0])) seen.set(prompt[0], { prompt, names: [] });
            if (!seen.get(prompt[0]).names.includes(data.providers[index][1])) seen.get(prompt[0]).names.push(data.providers[index][1]);
          }));
          const screens = [...seen.values()].map(one => screen(one.prompt, one.names));
          document.getElementById("screens").replaceChildren(...(screens.length ? screens : [make("p", null, words.noPrompt)]));
          document.getElementById("results").replaceChildren(
            ...found.map((one, index) => card(data.providers[index], one, found[0])));
          document.getElementById("news").textContent = found.map((one, index) =>
            data.providers[index][1] + ": " + one.outcome[0]).join("; ");
          const parts = ["os=" + choice.os, "texts=" + choice.texts, "request=" + choice.request]
            .concat([...seen.keys()].filter(id => answers[id]).map(id => id + "=" + answers[id]));
          history.replaceState(null, "", "#" + parts.join("&"));
          if (focused) {
            const place = document.querySelector(`[data-prompt="${focused}"] ` +
              (control ? ".precise" : "button[aria-pressed=true][data-option], [data-option]"));
            const pressed = document.querySelector(`[data-prompt="${focused}"] .chosen button`);
            (pressed || place)?.focus();
          }
        }

        function restore() {
          for (const part of decodeURIComponent(location.hash.slice(1)).split("&")) {
            const [name, value] = part.split("=");
            if (name === "texts") for (const box of form.elements.texts) box.checked = (Number(value) & bits[box.value]) !== 0;
            else if (name === "os" || name === "request") {
              for (const input of form.elements[name]) if (input.value === value) input.checked = true;
            } else if (value && data.prompts.some(prompt => prompt[0] === name)) {
              answers[name] = value;
              switches[name] = value.endsWith("~");
            }
          }
        }

        form.addEventListener("change", () => { answers = {}; switches = {}; show(); });
        form.addEventListener("submit", event => event.preventDefault());
        restore();
        show();
        """
}
