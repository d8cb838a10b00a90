import type { Asked, Draft, Tools } from "../ask.ts";
import { wishOf } from "../features/label.ts";
import { readWish } from "../features/wish.ts";
import { pointsOfPhrase } from "../intents/compare/form-meaning.ts";
import { showForm } from "../intents/form.ts";
import { showPoint } from "../points/show-point.ts";
import { ANSWER_BY_KIND } from "../recognise/answer-by-kind.ts";
import { explainNearest } from "../recognise/explain-nearest.ts";
import { nearestLaid } from "../table/on-table.ts";
import { foldText } from "../text/fold.ts";
import { findHeadword } from "../words/find-kazakh.ts";
import type { GoingOn } from "./going-on.ts";
import { kazakhNamed } from "./lines-meant.ts";
import { shownLines } from "./shown.ts";

/** "Take me through when it's қа and ға again": the page of what is named, of what waits, or of what was shown. */
export const explain: GoingOn = (asked, about, tools) => {
  const id = pointMeant(asked, about, tools);
  const point = id === undefined ? undefined : tools.course.grammarById.get(id);
  const draft = point ? showPoint(point, asked, tools) : explainNearest(asked, tools);
  return draft && { ...draft, intent: "explain" };
};

function pointMeant(asked: Asked, about: string | undefined, tools: Tools): string | undefined {
  for (const text of [about, asked.folded]) {
    const found = text === undefined ? undefined : tools.points.find(foldText(text))?.about;
    if (found?.kind === "point") return found.point.id;
  }
  const named = foldText(kazakhNamed(about, asked, tools));
  const [ofNamed] = named === "" ? [] : pointsOfPhrase(named, tools);
  if (ofNamed !== undefined) return ofNamed;
  const laid = nearestLaid(asked, tools, ({ point }) => point);
  const waiting = asked.exchange(0)?.reply.points[0];
  if (waiting !== undefined || laid !== undefined) return waiting ?? laid;
  const [line] = shownLines(asked, tools);
  return line === undefined ? undefined : pointsOfPhrase(foldText(line), tools)[0];
}

/** "көз?", «а Балға в винительном?»: the form that was spoken of, or is named, of another word. */
export const form: GoingOn = (asked, about, tools) => {
  const draft = formOf(asked, about, tools) ?? ANSWER_BY_KIND.form?.(asked, tools);
  return draft && { ...draft, intent: "form" };
};

function formOf(asked: Asked, about: string | undefined, tools: Tools): Draft | undefined {
  const quoted = /[«“"„]([^»”"“„]{2,40})[»”"“]/u.exec(about ?? asked.raw)?.[1];
  const named = foldText(quoted ?? about ?? kazakhNamed(about, asked, tools));
  const focus = asked.focus();
  const isWish = readWish(named).found > 0;
  const word = named === "" || isWish ? undefined : findHeadword(named, asked.language, tools);
  const own = readWish(asked.folded.replace(named, isWish ? named : " "));
  // «Прошедшее по всем лицам?»: of the word that was spoken of
  const spoken =
    focus?.kind === "word"
      ? ({ lemma: focus.lemma, pos: classOf(focus.lemma, tools), others: [], from: "kz" } as const)
      : undefined;
  const target = word ?? (own.found > 0 ? spoken : undefined);
  if (!target) return undefined;
  // «Осы райда жіктеп жаз»: all its persons, of what was told
  const isOfBefore = own.found === 0 || (own.wish.table === "persons" && own.found === 1);
  const before = isOfBefore ? wishBefore(asked, tools) : {};
  const wish = own.found === 0 ? before : { ...before, ...own.wish };
  return showForm(target, wish, target.lemma, asked.language, tools);
}

/** Examples do not tell the class of their word. */
const classOf = (lemma: string, tools: Tools): string =>
  tools.glossary.senses(lemma)[0]?.pos ?? "n";

/** What form was asked for before, by the words of the message or else as it was shown. */
function wishBefore(asked: Asked, tools: Tools): ReturnType<typeof readWish>["wish"] {
  const { wish, found } = readWish(foldText(asked.exchange(0)?.message ?? ""));
  if (found > 0) return wish;
  const focus = asked.focus();
  const point = focus?.kind === "topic" ? tools.course.grammarById.get(focus.id) : undefined;
  const label = point?.tables[0]?.labels.find((one) => one.startsWith("V;"));
  if (label !== undefined) {
    const { person: _one, ...ofRule } = wishOf(label);
    return ofRule;
  }
  return focus?.kind === "word" && focus.label !== undefined
    ? wishOf(focus.label)
    : { table: "cases" };
}
