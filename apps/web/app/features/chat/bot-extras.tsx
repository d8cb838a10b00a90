import type { ChatCorrection, ChatReply, Language } from "@tilashar/contracts";
import { Link } from "react-router";
import { AddWordButton } from "#app/components/kazakh/add-word-button.tsx";
import { SayButton } from "#app/components/kazakh/say-button.tsx";
import { Cover } from "#app/components/resource/cover.tsx";
import { Chip } from "#app/components/ui/chip.tsx";
import { Kazakh } from "#app/components/ui/kazakh-word.tsx";
import { useLanguage } from "#app/lib/language/browser-language.ts";
import { levelLetters } from "#app/lib/lesson-level.ts";
import { paths } from "#app/lib/paths.ts";
import type { MetWord } from "#app/lib/review/add-to-review.ts";
import { m } from "#app/paraglide/messages.js";
import { SentenceVerdict } from "./sentence-verdict.tsx";

/** What a reply brings beside its text: corrections, lessons and texts, where it comes from. */
export function BotExtras({ reply }: { reply: ChatReply }) {
  return (
    <>
      {/* Replies kept from before know no verdict */}
      {reply.checked && isTold(reply) && (
        <SentenceVerdict checked={reply.checked} said={reply.response} />
      )}
      <Corrections corrections={reply.corrections} />
      <Recommended reply={reply} />
      {/* Replies kept from before name no points */}
      <Points points={reply.points ?? []} checked={reply.checked} />
      <Provenance reply={reply} />
    </>
  );
}

/** In the middle of a talk, "I cannot vouch for it" after every sentence would only be in the way. */
const isTold = ({ intent, checked }: ChatReply) =>
  intent !== "talk" || checked?.verdict !== "unsure";

/** Where the grammar book tells more; a verdict has a link of its own. */
function Points({
  points,
  checked,
}: {
  points: ChatReply["points"];
  checked: ChatReply["checked"];
}) {
  const shown = points.filter(({ id }) => id !== checked?.point);
  if (shown.length === 0) return null;
  return (
    <ul aria-label={m.tutor_points_of_grammar()} className="flex flex-wrap gap-x-4">
      {shown.map(({ id, title }) => (
        <li key={id}>
          <Link
            to={paths.grammarPoint(id)}
            prefetch="intent"
            className="inline-flex min-h-11 items-center text-sm font-semibold text-sky-deep underline underline-offset-4"
          >
            {m.tutor_point({ title })}
          </Link>
        </li>
      ))}
    </ul>
  );
}

const sources = {
  bank: m.tutor_from_bank,
  frame: m.tutor_from_frame,
  composed: m.tutor_from_composed,
} as const;

/** Where the Kazakh of a translation comes from. */
function sourceOf({ translated }: ChatReply): string | null {
  return translated?.sure && translated.text !== null ? sources[translated.from]() : null;
}

/** Corrections that a rule of spelling suffixes is behind. */
const isOfSuffixes = (rule: string) => ["harmony", "assimilation"].includes(rule);

/** The rule that was broken, as a card: the engine that names it is fetched with the first tap. */
async function brokenRule(from: string, to: string): Promise<MetWord[]> {
  try {
    const { correctedRule, ruleKey } = await import("@tilashar/learning/judging");
    const rule = correctedRule(from, to);
    return rule === null ? [] : [{ item: ruleKey(rule), kz: "" }];
  } catch (error) {
    // Without a network and without the engine the word is kept all the same.
    console.warn("The rule could not be named", error);
    return [];
  }
}

function Corrections({ corrections }: { corrections: readonly ChatCorrection[] }) {
  if (corrections.length === 0) return null;
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-sm font-semibold text-ink-soft">{m.tutor_corrections()}</h2>
      <ul className="flex flex-col gap-2">
        {corrections.map(({ from, to, explanation, rule, word }, at) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: the corrections of a message never change
            key={at}
            className="flex flex-col gap-1 rounded-tile bg-sky-wash px-3 py-2"
          >
            <p className="flex flex-wrap items-center gap-x-2">
              <Kazakh>
                <del className="decoration-pomegranate decoration-2">{from}</del>
              </Kazakh>
              <span aria-hidden="true">→</span>
              <Kazakh className="font-bold text-steppe">{to}</Kazakh>
              <SayButton text={to} className="-my-2" />
            </p>
            {explanation !== "" && <p className="text-sm">{explanation}</p>}
            {(word !== null || isOfSuffixes(rule)) && (
              <AddWordButton word={word} more={() => brokenRule(from, to)} source="tutor" />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function titleOf(
  { title_en, title_ru, title_kz }: Record<`title_${Language}`, string>,
  language: Language,
): string {
  return { en: title_en, ru: title_ru, kz: title_kz }[language] || title_en;
}

function Recommended({ reply: { lessons, readings } }: { reply: ChatReply }) {
  const language = useLanguage();
  const cards = [
    ...lessons.map((lesson) => ({
      to: paths.lesson(lesson.id),
      title: titleOf(lesson, language),
      image: lesson.img,
      level: lesson.lang_level,
    })),
    ...readings.map((reading) => ({
      to: paths.reading(reading.id),
      title: titleOf(reading, language),
      image: reading.image_path,
      level: reading.lang_level,
    })),
  ];
  if (cards.length === 0) return null;
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-sm font-semibold text-ink-soft">{m.tutor_worth()}</h2>
      <ul className="flex flex-col gap-2">
        {cards.map(({ to, title, image, level }) => (
          <li key={to}>
            <Link
              to={to}
              prefetch="intent"
              className="flex min-h-14 items-center gap-3 overflow-hidden rounded-tile border-2 border-stitch pe-3 hover:border-sky"
            >
              <Cover
                src={image}
                crop="square"
                loading="lazy"
                decoding="async"
                className="size-14 shrink-0 bg-felt-sunk object-cover"
              />
              <span className="min-w-0 flex-1 py-1 leading-tight font-semibold">{title}</span>
              <Chip tone="sky">{m.level_short({ letter: levelLetters[level] })}</Chip>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Provenance({ reply }: { reply: ChatReply }) {
  const source = sourceOf(reply);
  const notes = [
    ...(source === null ? [] : [source]),
    ...(reply.unchecked.length > 0 ? [m.tutor_unchecked()] : []),
    ...(reply.engine === "model" ? [m.tutor_by_model()] : []),
    ...(reply.note === null ? [] : [reply.note]),
  ];
  if (notes.length === 0 && reply.awarded === 0) return null;
  return (
    <div className="flex flex-col items-start gap-1 text-sm text-ink-soft">
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {reply.awarded > 0 && <Chip tone="sun">{m.tutor_points({ points: reply.awarded })}</Chip>}
    </div>
  );
}
