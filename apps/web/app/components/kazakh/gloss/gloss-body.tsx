import type { Gloss, Meaning } from "@tilashar/course/gloss";
import { useMemo } from "react";
import { Link } from "react-router";
import { SayButton } from "#app/components/kazakh/say-button.tsx";
import { ReportFlag } from "#app/components/report/report-flag.tsx";
import { Kazakh, KazakhWord } from "#app/components/ui/kazakh-word.tsx";
import { useLanguage } from "#app/lib/language/browser-language.ts";
import { meaningIn, useMeaningLanguage } from "#app/lib/language/meaning-language.ts";
import { paths } from "#app/lib/paths.ts";
import { m } from "#app/paraglide/messages.js";
import type { GlossEngine } from "./gloss-engine.ts";
import type { GlossSlots } from "./gloss-slots.ts";
import type { GlossSource, GlossTarget } from "./gloss-source.ts";
import { Paradigm } from "./paradigm.tsx";
import { SuffixChain } from "./suffix-chain.tsx";

interface GlossBodyProps extends GlossSlots {
  target: GlossTarget;
  texts: readonly GlossSource[];
  engine: GlossEngine;
}

/** What is told about the word or the phrase that was asked about. */
export function GlossBody({ target, texts, engine, ...slots }: GlossBodyProps) {
  const { source, from, to, whole } = target;
  const glosses = useMemo(() => {
    const names = namesOf(texts, engine);
    return engine.glosser
      .gloss(source.text, names)
      .flatMap(({ start, gloss }) =>
        gloss !== null && (whole || (start >= from && start <= to)) ? [gloss] : [],
      );
  }, [engine, texts, source.text, from, to, whole]);

  const [first] = glosses;
  if (first === undefined) return <p className="pe-12">{m.gloss_nothing()}</p>;
  return glosses.length === 1 && !whole ? (
    <WordGloss gloss={first} engine={engine} text={source.text} {...slots} />
  ) : (
    <PhraseGloss glosses={glosses} target={target} />
  );
}

let named: { key: string; engine: GlossEngine; names: ReadonlySet<string> } | undefined;

/** The names of the texts in view; found once for all words that are asked about in them. */
function namesOf(texts: readonly GlossSource[], engine: GlossEngine): ReadonlySet<string> {
  const sentences = texts.map(({ text }) => text);
  const key = sentences.join("\n");
  if (named?.key !== key || named.engine !== engine)
    named = { key, engine, names: engine.glosser.namesIn(sentences) };
  return named.names;
}

/** A meaning in the language that Kazakh is explained in. */
function useMeaning(): (meaning: Meaning) => string {
  const into = useMeaningLanguage();
  return (meaning) => meaningIn(meaning, into);
}

const kinds: Readonly<Record<string, () => string>> = {
  NOUN: m.gloss_noun,
  PROPN: m.gloss_name,
  VERB: m.gloss_verb,
  AUX: m.gloss_verb,
  ADJ: m.gloss_adjective,
  ADV: m.gloss_adverb,
  PRON: m.gloss_pronoun,
  DET: m.gloss_pronoun,
  NUM: m.gloss_numeral,
  ADP: m.gloss_postposition,
  CCONJ: m.gloss_conjunction,
  SCONJ: m.gloss_conjunction,
  PART: m.gloss_particle,
  INTJ: m.gloss_interjection,
};

function WordGloss({
  gloss,
  engine,
  text,
  actions,
}: { gloss: Gloss; engine: GlossEngine; text: string } & GlossSlots) {
  const language = useLanguage();
  const inLanguage = useMeaning();
  const { surface, lemma, upos, meaning, expression, helper, spoken, base } = gloss;
  const stemMeaning = inLanguage(gloss.lemmaMeaning ?? meaning);
  const kind = kinds[upos]?.();
  const transcript = engine.tools.ipa(spoken ?? surface, { tail: engine.tools.stressTail });
  const isInflected = lemma.toLowerCase() !== surface.toLowerCase();
  return (
    <div className="flex flex-col gap-3">
      <div className="pe-12">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2>
            <KazakhWord word={surface} harmony className="text-2xl" />
          </h2>
          <SayButton text={surface} />
          <ReportFlag
            kind="gloss"
            subject={`${surface} · ${text}`}
            quote={`${surface} — ${inLanguage(meaning)}`}
          />
          {transcript !== "" && (
            <span lang="kk-fonipa" className="text-sm text-ink-soft">
              [{transcript}]
            </span>
          )}
        </div>
        <p className="pt-1">
          {isInflected && (
            <>
              <Link
                to={paths.word(lemma)}
                prefetch="intent"
                className="font-bold text-sky underline underline-offset-4"
              >
                <Kazakh>{lemma}</Kazakh>
              </Link>
              {" — "}
            </>
          )}
          <span className="text-lg leading-snug font-semibold">{inLanguage(meaning)}</span>
          {kind && <span className="text-sm whitespace-nowrap text-ink-soft"> · {kind}</span>}
        </p>
        {base && (
          <p className="text-sm text-ink-soft">
            {m.gloss_made_from()} <Kazakh>{base}</Kazakh>
          </p>
        )}
        {spoken && <Kazakh as="p">{spoken}</Kazakh>}
      </div>
      <SuffixChain gloss={gloss} stemMeaning={stemMeaning} engine={engine} />
      {helper && (
        <p className="rounded-tile bg-sky-wash px-3 py-2 text-sky-deep">{helper[language]}</p>
      )}
      {expression && (
        <p className="rounded-tile bg-sun-wash px-3 py-2">
          <span className="text-sm">{m.gloss_expression()}</span>{" "}
          <Kazakh className="font-bold">{expression.lemma}</Kazakh>
          {" — "}
          {inLanguage(expression.meaning)}
        </p>
      )}
      {gloss.guessed && <p className="text-sm text-ink-soft">{m.gloss_guessed()}</p>}
      {gloss.others.length > 0 && (
        <p className="text-sm text-ink-soft">
          {m.gloss_others()}{" "}
          {gloss.others.map((other, index) => (
            <span key={other.lemma}>
              {index > 0 && "; "}
              <Kazakh className="font-semibold">{other.lemma}</Kazakh> {inLanguage(other.meaning)}
            </span>
          ))}
        </p>
      )}
      {actions?.(gloss, text)}
      <Paradigm key={`${lemma} ${upos}`} lemma={lemma} upos={upos} engine={engine} />
    </div>
  );
}

function PhraseGloss({ glosses, target }: { glosses: readonly Gloss[]; target: GlossTarget }) {
  const inLanguage = useMeaning();
  const { source, from, whole } = target;
  const last = glosses.at(-1)?.surface ?? "";
  const phrase = whole ? source.text : source.text.slice(from, target.to + last.length);
  return (
    <div className="flex flex-col gap-3">
      <div className="flex items-start gap-2 pe-12">
        <Kazakh as="h2" className="text-lg font-bold">
          {phrase}
        </Kazakh>
        <SayButton text={phrase} />
        <ReportFlag kind="sentence" subject={phrase} />
      </div>
      {source.translation && (
        <p>
          {!whole && <span className="text-sm text-ink-soft">{m.gloss_whole_sentence()} </span>}
          {source.translation}
        </p>
      )}
      <dl className="flex flex-col">
        {glosses.map((gloss, index) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: the words of a phrase never change places
            key={index}
            className="flex gap-3 border-t-2 border-felt-sunk py-1.5"
          >
            <dt className="w-2/5 shrink-0">
              <Kazakh className="font-semibold">{gloss.surface}</Kazakh>
            </dt>
            <dd className="min-w-0 text-ink-soft">{inLanguage(gloss.meaning)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
