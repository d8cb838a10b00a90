import {
  type MetWord,
  metWordsMaterial,
  type TaughtWord,
  type UnitMaterial,
} from "@tilashar/learning/session";
import { type ComponentType, useCallback, useEffect, useMemo, useState } from "react";
import { glossEngine } from "#app/components/kazakh/gloss/gloss-engine.ts";
import { SayButton } from "#app/components/kazakh/say-button.tsx";
import { BackLink } from "#app/components/layout/back-link.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Card } from "#app/components/ui/card.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { Kazakh } from "#app/components/ui/kazakh-word.tsx";
import { Skeleton } from "#app/components/ui/skeleton.tsx";
import { toast } from "#app/components/ui/toast.tsx";
import { useLanguage } from "#app/lib/language/browser-language.ts";
import { countText } from "#app/lib/own-texts/count-text.ts";
import type { KeptText } from "#app/lib/own-texts/own-text-store.ts";
import { mostUseful } from "#app/lib/own-texts/word-standing.ts";
import { paths } from "#app/lib/paths.ts";
import { m } from "#app/paraglide/messages.js";
import { metWords } from "./met-words.ts";
import { useKnownWords } from "./use-known-words.ts";

/** The words that are offered, and those of one session. */
const offered = 20;
const taught = 5;
/** Some words have no meaning that could be taught, so that more are looked at. */
const lookedAt = offered * 2;

/** A session about words; the route says which part of the application plays it. */
export type WordsSession = ComponentType<{
  material: UnitMaterial;
  title: string;
  onFinished: (words: readonly TaughtWord[]) => Promise<boolean>;
  onLeave: () => void;
}>;

/** The words that matter most for a text, first: a list of them, and sessions of a few at a time. */
export function TeachWords({ text, Session }: { text: KeptText; Session: WordsSession }) {
  const side = useLanguage() === "ru" ? "ru" : "en";
  const { known, reload, mark } = useKnownWords(text.owner);
  const [words, setWords] = useState<readonly MetWord[] | "failed" | null>(null);
  const [material, setMaterial] = useState<UnitMaterial | null>(null);

  useEffect(() => {
    // While a session runs its words stay as they are.
    if (known === null || material !== null) return;
    let isHere = true;
    const look = async () => {
      const [counted, engine] = await Promise.all([
        countText(text, () => isHere),
        glossEngine(side),
      ]);
      if (!isHere || counted === null) return;
      const useful = mostUseful(counted, known, lookedAt);
      setWords(metWords(useful, engine, side).slice(0, offered));
    };
    look().catch((error: unknown) => {
      console.warn("The words of a text could not be found", error);
      if (isHere) setWords("failed");
    });
    return () => {
      isHere = false;
    };
  }, [known, material, text, side]);

  const keep = useCallback(
    async (learned: readonly TaughtWord[]) => {
      try {
        const { addToReview } = await import("#app/lib/review/add-to-review.ts");
        const cards = learned.map(({ kz, meaning, example }) => ({
          kz,
          [side]: meaning[side],
          example: { ...example },
        }));
        await addToReview(cards, "reading");
        return true;
      } catch (error) {
        console.warn("The words could not be kept", error);
        toast(m.words_add_failed(), "error");
        return false;
      }
    },
    [side],
  );
  const now = useMemo(
    () => (words === null || words === "failed" ? [] : words.slice(0, taught)),
    [words],
  );

  if (material !== null) {
    return (
      <Session
        material={material}
        title={m.mine_teach_title()}
        onFinished={keep}
        onLeave={() => {
          reload();
          setMaterial(null);
        }}
      />
    );
  }
  return (
    <div className="flex flex-col gap-4">
      <BackLink to={paths.ownText(text.id)}>{text.title}</BackLink>
      <h1 className="text-2xl md:text-3xl">{m.mine_teach_title()}</h1>
      {words === "failed" ? (
        <EmptyState pose="thinking" title={m.gloss_failed()} />
      ) : words === null ? (
        <Skeleton className="h-96 w-full" />
      ) : words.length === 0 ? (
        <EmptyState pose="right" title={m.mine_teach_none()} />
      ) : (
        <>
          <p className="text-ink-soft">{m.mine_teach_lead({ count: now.length })}</p>
          <Button
            size="large"
            className="self-start"
            onClick={() =>
              setMaterial(metWordsMaterial(`own:${text.id}`, now, words.slice(now.length)))
            }
          >
            {m.mine_teach_start({ count: now.length })}
          </Button>
          <Card>
            <ol>
              {words.map(({ kz, meaning, example }) => (
                <li
                  key={kz}
                  className="flex flex-wrap items-center justify-end gap-x-2 border-b-2 border-felt-sunk py-2 ps-4 pe-2 last:border-b-0"
                >
                  <div className="min-w-0 flex-1 basis-80">
                    <p className="flex flex-wrap gap-x-3">
                      <Kazakh className="font-bold">{kz}</Kazakh>
                      <span lang={side}>{meaning}</span>
                    </p>
                    <Kazakh as="p" className="text-sm text-ink-soft">
                      {example}
                    </Kazakh>
                  </div>
                  <SayButton text={kz} />
                  <Button look="quiet" onClick={() => void mark(kz, true)}>
                    <span aria-hidden="true">{m.mine_teach_known()}</span>
                    <span className="sr-only">{m.mine_teach_known_word({ word: kz })}</span>
                  </Button>
                </li>
              ))}
            </ol>
          </Card>
        </>
      )}
    </div>
  );
}
