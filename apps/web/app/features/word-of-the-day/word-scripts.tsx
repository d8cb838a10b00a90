import type { DayWord } from "@tilashar/contracts";
import { m } from "#app/paraglide/messages.js";

/** The same word as Kazakhs of three countries write it. */
export function WordScripts({ word }: { word: DayWord }) {
  const scripts = [
    { tag: "kk-Cyrl", name: m.word_script_cyrillic(), text: word.word_kazakh, dir: "ltr" },
    { tag: "kk-Latn", name: m.word_script_latin(), text: word.latin, dir: "ltr" },
    { tag: "kk-Arab", name: m.word_script_arabic(), text: word.arabic, dir: "rtl" },
  ];
  return (
    <section aria-labelledby="scripts">
      <h2 id="scripts" className="pb-3 text-xl md:text-2xl">
        {m.word_scripts()}
      </h2>
      <dl className="overflow-hidden rounded-card bg-felt-raised shadow-lift">
        {scripts.map(({ tag, name, text, dir }) => (
          <div
            key={tag}
            className="flex items-baseline justify-between gap-4 border-b-2 border-felt-sunk px-5 py-3 last:border-b-0"
          >
            <dt className="text-sm text-ink-soft">{name}</dt>
            <dd lang={tag} dir={dir} className="text-xl font-bold">
              {text}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
