import type { ReviewSource } from "@tilashar/contracts";
import { kindOfItem } from "@tilashar/learning/review";
import { type FormEvent, useState } from "react";
import { SayButton } from "#app/components/kazakh/say-button.tsx";
import { Button, IconButton } from "#app/components/ui/button.tsx";
import { Chip } from "#app/components/ui/chip.tsx";
import { classNames } from "#app/components/ui/class-names.ts";
import { TextField } from "#app/components/ui/field.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { Kazakh, KazakhWord } from "#app/components/ui/kazakh-word.tsx";
import { useLanguage } from "#app/lib/language/browser-language.ts";
import { dayText, localDayOf } from "#app/lib/language/dates.ts";
import { meaningIn, useMeaningLanguage } from "#app/lib/language/meaning-language.ts";
import type { LocalItem } from "#app/lib/review/review-store.ts";
import { m } from "#app/paraglide/messages.js";
import { RuleTitle } from "./rule-title.tsx";
import { StrengthMeter } from "./strength-meter.tsx";

const sources: Record<ReviewSource, () => string> = {
  lesson: m.words_source_lesson,
  reading: m.words_source_reading,
  film: m.words_source_film,
  "word-of-the-day": m.words_source_day,
  speech: m.words_source_speech,
  test: m.words_source_test,
  tutor: m.words_source_tutor,
  review: m.words_source_review,
  import: m.words_source_import,
};

/** One word or rule: what it means, how well it is known, and what can be done with it. */
export function WordRow({
  word,
  name,
  onChange,
  onRemove,
}: {
  word: LocalItem;
  /** A rule's name; null for a word. */
  name: string | null;
  onChange: (change: { suspended?: boolean; note?: string }) => Promise<void>;
  onRemove: () => Promise<void>;
}) {
  const language = useLanguage();
  const [open, setOpen] = useState(false);
  const [note, setNote] = useState(word.note);
  const [busy, setBusy] = useState(false);
  const into = useMeaningLanguage();
  const meaning = meaningIn(word, into);
  const title = name ?? word.kz;
  const isLine = kindOfItem(word.item) === "line";

  async function run(work: () => Promise<void>) {
    setBusy(true);
    await work();
    setBusy(false);
  }
  const saveNote = (event: FormEvent) => {
    event.preventDefault();
    void run(() => onChange({ note }));
  };

  return (
    <li className="border-b-2 border-felt-sunk last:border-0">
      <div className="flex items-start gap-2 py-2 ps-4 pe-1">
        <div className={classNames("min-w-0 flex-1", word.suspended && "opacity-70")}>
          <p className="flex items-center gap-x-2">
            {name === null ? (
              <>
                {isLine ? (
                  <Kazakh className="min-w-0 text-lg leading-snug font-bold break-words">
                    {word.kz}
                  </Kazakh>
                ) : (
                  <KazakhWord word={word.kz} className="min-w-0 break-words" />
                )}
                <SayButton text={word.kz} />
              </>
            ) : (
              <RuleTitle item={word.item} name={name} />
            )}
          </p>
          {meaning && <p className="break-words">{meaning}</p>}
          {word.note !== "" && <p className="text-sm break-words text-ink-soft">{word.note}</p>}
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1">
            <StrengthMeter memory={word.memory} />
            {word.suspended ? (
              <Chip tone="sun">{m.words_suspended()}</Chip>
            ) : (
              word.memory !== null && (
                <span className="text-sm text-ink-soft">
                  {word.memory.due <= Date.now()
                    ? m.words_due_now()
                    : m.words_due_on({
                        date: dayText(localDayOf(new Date(word.memory.due)), language, {
                          year: false,
                        }),
                      })}
                </span>
              )
            )}
          </p>
        </div>
        <IconButton
          label={m.words_more({ word: title })}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          <Icon
            name="down"
            className={classNames("size-6 transition-transform duration-150", open && "rotate-180")}
          />
        </IconButton>
      </div>
      {open && (
        <div className="flex flex-col gap-3 px-4 pb-4">
          {word.example !== null && (
            <div className="border-s-4 border-sun ps-3">
              <Kazakh as="p" className="font-semibold">
                {word.example.kz}
              </Kazakh>
              <p className="text-ink-soft">{meaningIn(word.example, into)}</p>
            </div>
          )}
          <p className="text-sm text-ink-soft">
            {sources[word.source]()} · {dayText(localDayOf(new Date(word.added)), language)}
          </p>
          <form onSubmit={saveNote} className="flex flex-wrap items-end gap-3">
            <div className="min-w-48 flex-1">
              <TextField
                label={m.words_note()}
                maxLength={300}
                value={note}
                onChange={(event) => setNote(event.currentTarget.value)}
              />
            </div>
            <Button type="submit" look="secondary" disabled={note.trim() === word.note}>
              {m.words_note_save()}
            </Button>
          </form>
          <div className="flex flex-wrap gap-3">
            <Button
              look="secondary"
              busy={busy}
              onClick={() => run(() => onChange({ suspended: !word.suspended }))}
            >
              {word.suspended ? m.words_resume() : m.words_suspend()}
            </Button>
            <Button look="danger" busy={busy} onClick={() => run(onRemove)}>
              {m.words_remove()}
            </Button>
          </div>
        </div>
      )}
    </li>
  );
}
