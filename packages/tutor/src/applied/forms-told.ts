import type { Asked, Exchange, Tools } from "../ask.ts";
import { type FormTold, formTold } from "../features/form-told.ts";
import { wishOf } from "../features/label.ts";
import { comparedWords } from "../intents/compare/compared-words.ts";
import type { Language } from "../reply.ts";
import { foldText, hasCyrillic } from "../text/fold.ts";
import { lastUserTurn } from "../text/history.ts";

/** Replies that tell of forms: what goes on from a translation has its own rules. */
const TELLS_OF_FORMS: ReadonlySet<string> = new Set(["compare", "explain", "form", "check"]);
/** Replies that are of a form where they are of one word alone. */
const OF_ONE_FORM: ReadonlySet<string> = new Set(["meaning", "unknown"]);
/** Replies that put a form to another word. */
const PUTS: ReadonlySet<string> = new Set(["form", "follow-up"]);
const MOST = 3;
/** Classes of words that forms are made of. */
const PLAIN = /^(?:n|v|adj)$/u;
/** A rule is put to no more words than these. */
const FURTHEST = 5;

/** The forms that the last exchange told of, one of each kind: two where two kinds were set side by side. */
export function formsTold(asked: Asked, tools: Tools): readonly FormTold[] {
  const exchange = asked.exchange(0);
  return exchange ? toldIn(exchange, asked, tools) : [];
}

/** The forms that a rule was told of, before they were put to one word after another: the last message that named two. */
export function formsOfRule(asked: Asked, tools: Tools): readonly FormTold[] {
  const told = formsTold(asked, tools);
  if (!PUTS.has(asked.exchange(0)?.reply.intent ?? "")) return told;
  let turn = lastUserTurn(asked.history);
  for (let back = 0; turn && back < FURTHEST; back++) {
    const named = formsNamed(turn.text, asked.language, asked, tools);
    if (named.length > 1) return distinct(named);
    turn = lastUserTurn(turn.before);
  }
  return told;
}

/** What an exchange told of: the forms that its message names, or those that were shown. */
function toldIn(exchange: Exchange, asked: Asked, tools: Tools): readonly FormTold[] {
  const { message, reply } = exchange;
  const { intent, language } = reply;
  if (!TELLS_OF_FORMS.has(intent) && !OF_ONE_FORM.has(intent)) return [];
  // What was put to another word is that form, whatever the message names
  if (intent === "form" && exchange.focus?.kind === "word" && exchange.focus.label !== undefined)
    return shownIn(exchange);
  const named = distinct(formsNamed(message, language, asked, tools));
  if (OF_ONE_FORM.has(intent)) return named.length === 1 ? named : shownAlone(exchange);
  if (named.length > 0) return named.slice(0, MOST);
  const shown = shownIn(exchange);
  return shown.length > 0 ? shown.slice(0, MOST) : ofPoint(exchange, tools);
}

/** The forms that a message names. */
function formsNamed(message: string, answered: Language, asked: Asked, tools: Tools): FormTold[] {
  const language = /[a-z]{3}/iu.test(message) ? "en" : answered;
  const as = { ...asked, raw: message, whole: message, folded: foldText(message), language };
  const words = comparedWords(as, tools);
  const quoted = /[«“"]([^»”"]{3,40})[»”"]/u.exec(message)?.[1];
  const all = words.length > 0 || quoted === undefined ? words : [quoted];
  const cyrillic = all.filter(hasCyrillic);
  const forms = cyrillic.flatMap((word) => formTold(word) ?? []);
  // Beside a plain word it is the words that are told apart, not their forms
  const isOfWords = cyrillic.some(
    (word) =>
      formTold(word) === undefined &&
      tools.glossary.senses(word).some(({ pos }) => PLAIN.test(pos)),
  );
  return isOfWords ? [] : forms;
}

/** The form of a focus, or those that were shown as forms of another word. */
function shownIn({ reply, focus }: Exchange): FormTold[] {
  if (focus?.kind === "word" && focus.label !== undefined)
    return [{ text: focus.lemma, lemma: focus.lemma, pos: focus.pos, wish: wishOf(focus.label) }];
  if (reply.intent === "explain") return [];
  return distinct(
    reply.kazakh.flatMap(({ text, lemma }) =>
      lemma === undefined || lemma === text ? [] : (formTold(text) ?? []),
    ),
  );
}

/** A word that was all that was said. */
function shownAlone({ reply }: Exchange): FormTold[] {
  const told = formTold(reply.translated?.text ?? "");
  return told ? [told] : [];
}

/** The form that a point drills, of nouns or else of verbs; none where several points were told of together. */
function ofPoint({ focus, reply }: Exchange, { course }: Tools): FormTold[] {
  if (focus?.kind !== "topic" || reply.points.length > 1) return [];
  const drills = course.grammarById.get(focus.id)?.drills ?? [];
  const labels = drills.flatMap((drill) =>
    drill.kind === "build-form" || drill.kind === "transform" ? [drill] : [],
  );
  const label =
    labels.find(({ kind, to }) => kind === "build-form" && to.startsWith("N;"))?.to ??
    labels.find(({ to }) => to.startsWith("V;IND"))?.to;
  if (label === undefined) return [];
  return [{ text: "", lemma: "", pos: label.startsWith("N;") ? "n" : "v", wish: wishOf(label) }];
}

function distinct(forms: readonly FormTold[]): FormTold[] {
  const seen = new Set<string>();
  return forms.filter(({ wish }) => {
    const key = JSON.stringify(Object.entries(wish).sort());
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}
