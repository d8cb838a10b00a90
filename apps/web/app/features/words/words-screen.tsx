import type { ReviewWordsQuery } from "@tilashar/contracts";
import { kindOfItem } from "@tilashar/learning/review";
import { lazy, Suspense, useCallback, useDeferredValue, useEffect, useState } from "react";
import { Button, ButtonLink } from "#app/components/ui/button.tsx";
import { Card } from "#app/components/ui/card.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { SelectField, TextField } from "#app/components/ui/field.tsx";
import { Notice } from "#app/components/ui/notice.tsx";
import { toast } from "#app/components/ui/toast.tsx";
import { failureText } from "#app/lib/api/failure.ts";
import { paths } from "#app/lib/paths.ts";
import { guest, type LocalItem } from "#app/lib/review/review-store.ts";
import { changeWord, loadWords, removeWord, type WordsPage } from "#app/lib/review/words.ts";
import { whenIdle } from "#app/lib/when-idle.ts";
import { m } from "#app/paraglide/messages.js";
import { useRuleNames } from "./use-rule-names.ts";
import { WordRow } from "./word-row.tsx";
import type { WordsDialog } from "./words-dialogs.tsx";
import { WordsSkeleton } from "./words-skeleton.tsx";

const loadDialogs = () => import("./words-dialogs.tsx");
const WordsDialogs = lazy(loadDialogs);

type Show = NonNullable<ReviewWordsQuery["show"]>;
type Sort = NonNullable<ReviewWordsQuery["sort"]>;

const shows: Record<Show, () => string> = {
  all: m.words_show_all,
  due: m.words_show_due,
  new: m.words_show_new,
  weak: m.words_show_weak,
  strong: m.words_show_strong,
  rules: m.words_show_rules,
  suspended: m.words_show_suspended,
};
const sorts: Record<Sort, () => string> = {
  added: m.words_sort_added,
  alphabet: m.words_sort_alphabet,
  strength: m.words_sort_strength,
  due: m.words_sort_due,
};
const pageLength = 50;

/** The learner's words and rules: found, sorted, put aside, noted, taken along. */
export default function WordsScreen({ learner }: { learner: number | null }) {
  const owner = learner ?? guest;
  const [search, setSearch] = useState("");
  const [show, setShow] = useState<Show>("all");
  const [sort, setSort] = useState<Sort>("added");
  const [page, setPage] = useState<WordsPage | "failed" | null>(null);
  const [round, setRound] = useState(0);
  const [open, setOpen] = useState<WordsDialog | null>(null);
  const [hasOpened, setHasOpened] = useState(false);
  const q = useDeferredValue(search.trim());
  const nameOf = useRuleNames(
    page !== null &&
      page !== "failed" &&
      page.words.some(({ item }) => kindOfItem(item) === "rule"),
  );

  // Kept from then on, so that they open without a network, too.
  useEffect(() => whenIdle(() => void loadDialogs().catch(() => undefined)), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round is the very reason to ask again
  useEffect(() => {
    const controller = new AbortController();
    const timer = setTimeout(
      () => {
        loadWords(
          { ...(q !== "" && { q }), show, sort, limit: pageLength },
          controller.signal,
        ).then(setPage, () => {
          if (!controller.signal.aborted) setPage("failed");
        });
      },
      q === "" ? 0 : 200,
    );
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [q, show, sort, round]);

  const again = useCallback(() => setRound((count) => count + 1), []);
  const replace = (changed: LocalItem) =>
    setPage((old) =>
      old === null || old === "failed"
        ? old
        : {
            ...old,
            words: old.words.map((word) => (word.item === changed.item ? changed : word)),
          },
    );

  async function change(word: LocalItem, body: { suspended?: boolean; note?: string }) {
    try {
      replace(await changeWord(word, body));
    } catch (error) {
      toast(failureText(error, m.words_change_failed()), "error");
    }
  }
  async function remove(word: LocalItem) {
    try {
      await removeWord(word);
      toast(m.words_removed({ word: word.kz || nameOf(word.item) }));
      again();
    } catch (error) {
      toast(failureText(error, m.words_change_failed()), "error");
    }
  }
  async function more() {
    if (page === null || page === "failed") return;
    const question = { ...(q !== "" && { q }), show, sort, limit: pageLength };
    try {
      const next = await loadWords(
        { ...question, offset: page.words.length },
        new AbortController().signal,
      );
      setPage({ total: next.total, words: [...page.words, ...next.words] });
    } catch (error) {
      toast(failureText(error, m.words_failed()), "error");
    }
  }
  const openDialog = (dialog: WordsDialog) => {
    setOpen(dialog);
    setHasOpened(true);
  };
  const isFiltered = q !== "" || show !== "all";
  // Who has no words yet needs nothing to find them by, and has nothing to review.
  const isEmpty = page !== null && page !== "failed" && page.total === 0 && !isFiltered;
  return (
    <div className="flex flex-col gap-5">
      <div className="grid grid-cols-2 gap-3 sm:flex sm:flex-wrap">
        <Button look="secondary" onClick={() => openDialog("add")}>
          {m.words_add_title()}
        </Button>
        <Button look="quiet" onClick={() => openDialog("list")}>
          {m.words_bring()}
        </Button>
        <Button look="quiet" onClick={() => openDialog("deck")}>
          {m.words_deck()}
        </Button>
        {/* Last: the others stay where they are when there is nothing to review. */}
        {!isEmpty && <ButtonLink to={paths.review}>{m.words_review()}</ButtonLink>}
      </div>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-[2fr_1fr_1fr]" hidden={isEmpty}>
        <div className="col-span-2 sm:col-span-1">
          <TextField
            label={m.words_search()}
            type="search"
            value={search}
            maxLength={80}
            onChange={(event) => setSearch(event.currentTarget.value)}
          />
        </div>
        <SelectField
          label={m.words_show()}
          value={show}
          onChange={(event) => setShow(event.currentTarget.value as Show)}
        >
          {Object.entries(shows).map(([value, label]) => (
            <option key={value} value={value}>
              {label()}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={m.words_sort()}
          value={sort}
          onChange={(event) => setSort(event.currentTarget.value as Sort)}
        >
          {Object.entries(sorts).map(([value, label]) => (
            <option key={value} value={value}>
              {label()}
            </option>
          ))}
        </SelectField>
      </div>
      {page === null ? (
        <WordsSkeleton />
      ) : page === "failed" ? (
        <EmptyState
          pose="thinking"
          title={m.words_failed()}
          action={<Button onClick={again}>{m.try_again()}</Button>}
        />
      ) : page.total === 0 ? (
        <EmptyState
          title={isFiltered ? m.words_none_found() : m.words_empty()}
          action={
            !isFiltered && <ButtonLink to={paths.lessons}>{m.review_to_lessons()}</ButtonLink>
          }
        >
          {!isFiltered && m.words_empty_text()}
        </EmptyState>
      ) : (
        <section aria-label={m.words_title()}>
          {page.offline && (
            <div className="pb-3">
              <Notice kind="info">{m.words_offline()}</Notice>
            </div>
          )}
          <p role="status" className="pb-2 font-semibold text-ink-soft">
            {m.words_total({ count: page.total })}
          </p>
          <Card>
            <ul>
              {page.words.map((word) => (
                <WordRow
                  key={word.item}
                  word={word}
                  name={word.kz === "" ? nameOf(word.item) : null}
                  onChange={(body) => change(word, body)}
                  onRemove={() => remove(word)}
                />
              ))}
            </ul>
          </Card>
          {page.words.length < page.total && (
            <Button look="secondary" onClick={more} className="mt-4 w-full">
              {m.words_show_more()}
            </Button>
          )}
        </section>
      )}
      {hasOpened && (
        <Suspense>
          <WordsDialogs open={open} owner={owner} onClose={() => setOpen(null)} onAdded={again} />
        </Suspense>
      )}
    </div>
  );
}
