import type { Gloss } from "@tilashar/course/gloss";
import { Link } from "react-router";
import { useKazakhScript } from "#app/components/kazakh/script/kazakh-script.ts";
import { useLanguage } from "#app/lib/language/browser-language.ts";
import { paths } from "#app/lib/paths.ts";
import { m } from "#app/paraglide/messages.js";
import type { GlossEngine } from "./gloss-engine.ts";

const tones = ["bg-sky-wash text-sky-deep", "bg-sun-wash text-ink", "bg-steppe-wash text-steppe"];

/** A word taken apart: the stem, then each suffix with what it adds, a link to its page of grammar. Nothing for a word without suffixes. */
export function SuffixChain({
  gloss,
  stemMeaning,
  engine,
}: {
  gloss: Gloss;
  stemMeaning: string;
  engine: GlossEngine;
}) {
  const language = useLanguage();
  const { show, attributes } = useKazakhScript();
  const { parts, built } = gloss;
  if (parts.length < 2 && built === undefined) return null;
  const meanings = engine.tools.SUFFIX_MEANINGS;
  // The mark of a front word in the Arabic script stands at its start, never at an ending's.
  const ending = (text: string) => show(text).replace(/^ٴ/, "");
  const firstSense = stemMeaning.split(/[;·]/)[0]?.trim();
  return (
    <ol aria-label={m.gloss_parts()} dir={attributes.dir} className="flex flex-wrap gap-1.5">
      {parts.map(({ text, suffix, means }, index) => {
        const meaning = suffix === undefined ? undefined : meanings[means ?? suffix][language];
        const inStem = index === 0 && built !== undefined ? ` + ${meanings[built][language]}` : "";
        const point = engine.points.get(means ?? suffix ?? "");
        const tone = index === 0 ? "bg-felt-sunk" : tones[(index - 1) % tones.length];
        const part = (
          <>
            <span {...attributes} className="block font-extrabold">
              {index > 0 && !text.startsWith("-") ? `-${ending(text)}` : show(text)}
            </span>
            <span
              dir="ltr"
              className={`block max-w-40 text-sm leading-tight ${point ? "underline decoration-dotted underline-offset-3" : ""}`}
            >
              {index === 0 ? firstSense + inStem : meaning}
            </span>
          </>
        );
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a word never change places
          <li key={index}>
            {point === undefined ? (
              <div className={`h-full rounded-tile px-2.5 py-1.5 ${tone}`}>{part}</div>
            ) : (
              <Link
                to={paths.grammarPoint(point.id)}
                prefetch="intent"
                className={`block h-full rounded-tile px-2.5 py-1.5 hover:outline-2 hover:outline-sky ${tone}`}
              >
                {part}
              </Link>
            )}
          </li>
        );
      })}
    </ol>
  );
}
