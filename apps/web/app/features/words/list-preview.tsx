import type { ListOrigin, WordColumns, WordFile } from "@tilashar/own-texts/word-lists";
import { useState } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { SelectField } from "#app/components/ui/field.tsx";
import { Notice } from "#app/components/ui/notice.tsx";
import { Skeleton } from "#app/components/ui/skeleton.tsx";
import { useMeaningLanguage } from "#app/lib/language/meaning-language.ts";
import type { Owner } from "#app/lib/review/review-store.ts";
import type { TermFate } from "#app/lib/word-lists/judged-term.ts";
import { m } from "#app/paraglide/messages.js";
import { importTerms, maxImported } from "./import-words.ts";
import { ListRows } from "./list-rows.tsx";
import { useList } from "./use-list.ts";

const origins: Record<ListOrigin, () => string> = {
  lute: () => "Lute",
  linguacafe: () => "LinguaCafe",
  lingq: () => "LingQ",
  anki: () => "Anki",
  other: m.words_bring_table,
};

/** Rows that could not be read are told by their numbers, as many as a line holds. */
const toldRows = 12;

/** What a list holds, and what will happen to each of its words, before anything is kept. */
export function ListPreview({
  name,
  list,
  owner,
  onBack,
  onKept,
}: {
  name: string;
  list: WordFile;
  owner: Owner;
  onBack: () => void;
  onKept: (counts: { added: number; marked: number }) => void;
}) {
  const into = useMeaningLanguage();
  const [side, setSide] = useState<"en" | "ru">(into);
  const { table, columns, listed, judged, failed, choose } = useList(list, owner, side);
  const [state, setState] = useState<"open" | "busy" | "failed">("open");

  const kept = judged?.filter(({ fate }) => fate === "add" || fate === "unknown") ?? [];
  const first = new Set(kept.slice(0, maxImported));
  const chosen = judged?.filter((term) => term.fate === "mark" || first.has(term)) ?? [];
  const count = (fate: TermFate) => judged?.filter((term) => term.fate === fate).length ?? 0;
  const later = Math.max(0, kept.length - maxImported);
  const rows = listed.refused.slice(0, toldRows).map(({ row }) => row);

  async function keep() {
    setState("busy");
    try {
      onKept(await importTerms(owner, chosen, side));
    } catch (error) {
      console.warn("The words of a list could not be kept", error);
      setState("failed");
    }
  }

  const facts: (string | false)[] = [
    kept.length > 0 && m.words_bring_will_add({ count: first.size }),
    count("unknown") > 0 && m.words_bring_unknown({ count: count("unknown") }),
    count("mark") > 0 && m.words_bring_will_mark({ count: count("mark") }),
    count("mine") > 0 && m.words_bring_mine({ count: count("mine") }),
    count("double") > 0 && m.words_bring_double({ count: count("double") }),
    count("ignored") > 0 && m.words_bring_ignored({ count: count("ignored") }),
    listed.refused.length > 0 &&
      m.words_bring_refused({
        count: listed.refused.length,
        rows: rows.join(", ") + (listed.refused.length > toldRows ? "…" : ""),
      }),
    listed.foreign > 0 && m.words_bring_foreign({ count: listed.foreign }),
    later > 0 && m.words_bring_later({ most: maxImported, count: later }),
    list.left > 0 && m.words_bring_left({ count: list.left }),
  ];
  return (
    <div className="flex flex-col gap-5">
      <p className="min-w-0 break-words">
        <strong>{name}</strong>{" "}
        <span className="text-ink-soft">
          {m.words_bring_found({
            origin: origins[list.origin](),
            count: list.tables[table]?.rows.length ?? 0,
          })}
        </span>
      </p>
      <Columns list={list} table={table} columns={columns} choose={choose} />
      <SelectField
        label={m.words_import_language()}
        value={side}
        onChange={(event) => setSide(event.currentTarget.value === "ru" ? "ru" : "en")}
      >
        <option value="en">{m.word_in_english()}</option>
        <option value="ru">{m.word_in_russian()}</option>
      </SelectField>
      {failed ? (
        <Notice kind="error">{m.words_bring_failed()}</Notice>
      ) : judged === null ? (
        <Skeleton className="h-40 w-full" />
      ) : (
        <>
          {chosen.length === 0 && <Notice kind="info">{m.words_bring_nothing()}</Notice>}
          <ul className="flex list-disc flex-col gap-1 ps-5" aria-label={m.words_bring_what()}>
            {facts.map((fact) => fact !== false && <li key={fact}>{fact}</li>)}
          </ul>
          {state === "failed" && <Notice kind="error">{m.words_add_failed()}</Notice>}
          <div className="flex flex-wrap gap-3">
            <Button busy={state === "busy"} disabled={chosen.length === 0} onClick={keep}>
              {first.size === 0 && chosen.length > 0
                ? m.words_bring_mark()
                : m.words_bring_add({ count: first.size })}
            </Button>
            <Button look="quiet" onClick={onBack}>
              {m.words_bring_another()}
            </Button>
          </div>
          <ListRows judged={judged} side={side} />
        </>
      )}
    </div>
  );
}

/** Which kind of notes, and which column holds what; guessed, and the learner may know better. */
function Columns({
  list,
  table,
  columns,
  choose,
}: {
  list: WordFile;
  table: number;
  columns: WordColumns | null;
  choose: ReturnType<typeof useList>["choose"];
}) {
  const names = list.tables[table]?.columns ?? [];
  const first = list.tables[table]?.rows[0] ?? [];
  const nameOf = (at: number) =>
    names[at] || m.words_bring_column({ number: at + 1, sample: (first[at] ?? "").slice(0, 24) });
  const parts = [
    ["word", m.words_kazakh()],
    ["meaning", m.words_meaning()],
    ["sentence", m.words_bring_sentence()],
  ] as const;
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      {list.tables.length > 1 && (
        <SelectField
          label={m.words_bring_notes()}
          value={table}
          onChange={(event) => choose({ table: Number(event.currentTarget.value) })}
        >
          {list.tables.map(({ name, rows }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: kinds of notes may share a name, and stay in order
            <option key={at} value={at}>
              {`${name} (${rows.length})`}
            </option>
          ))}
        </SelectField>
      )}
      {names.length > 1 &&
        parts.map(([part, label]) => (
          <SelectField
            key={part}
            label={label}
            value={columns?.[part] ?? ""}
            onChange={({ currentTarget: { value } }) => {
              const at = value === "" ? null : Number(value);
              const now = columns ?? { word: 0, meaning: null, sentence: null, status: null };
              if (part === "word") choose({ columns: { ...now, word: at ?? 0 } });
              else choose({ columns: { ...now, [part]: at } });
            }}
          >
            {(part !== "word" || columns === null) && (
              <option value="">{m.words_bring_none()}</option>
            )}
            {names.map((_, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns may share a name, and stay in order
              <option key={at} value={at}>
                {nameOf(at)}
              </option>
            ))}
          </SelectField>
        ))}
    </div>
  );
}
