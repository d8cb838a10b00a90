import { kz } from "../features/form-text.ts";
import { labelOf } from "../features/label.ts";
import type { Wish } from "../features/wish.ts";
import { shownWords } from "../going-on/shown.ts";
import { showForm } from "../intents/form.ts";
import { foldText } from "../text/fold.ts";
import { form } from "../words/kazakh-word.ts";
import type { Executor } from "./executor.ts";

const MOST = 14;
const OF_WORDS: ReadonlySet<string> = new Set([
  "plural",
  "owner",
  "case",
  "tense",
  "person",
  "negative",
  "mood",
]);

const OWNERS: readonly (readonly [RegExp, Wish["owner"]])[] = [
  [/^(?:my|мой|моя|мо[её]|мои|менің)$/u, "1s"],
  [/^(?:your|твой|твоя|твои|сенің)$/u, "2s"],
  [/^(?:our|наш|наша|наши|біздің)$/u, "1p"],
  [/^(?:his|her|their|его|е[её]|их|оның)$/u, "3"],
];

/** "Now in the plural", "with my", «второе в повелительном»: the listed words, or the one that is counted to, in a form. */
export const formsOfList: Executor = (asked, read, tools) => {
  if (asked.exchange(0)?.reply.intent !== "list") return undefined;
  // "With “my”": what stands in quotation marks names the owner
  const quoted = foldText(read.quoted.join(" "));
  const owner = OWNERS.find(([names]) => names.test(quoted))?.[1];
  if (read.quoted.length > 0 && owner === undefined) return undefined;
  const wish = owner === undefined ? read.wish : { ...read.wish, owner };
  const { place } = read;
  const wishes = Object.keys(wish);
  if (wishes.length === 0 || !wishes.every((one) => OF_WORDS.has(one))) return undefined;
  if (read.rest.length > 0 || read.names("act-example") || read.names("act-test")) return undefined;
  const words = shownWords(asked, tools).slice(0, MOST);
  const posOf = (word: string) => tools.glossary.senses(word)[0]?.pos ?? "n";
  const counted = place === undefined ? undefined : words.at(place);
  if (counted !== undefined) {
    const headword = { lemma: counted, pos: posOf(counted), others: [], from: "kz" } as const;
    const draft = showForm(headword, wish, counted, asked.language, tools);
    return draft && { ...draft, intent: "form" };
  }
  const made = words.flatMap((word) => {
    // A verb by its name has no plural
    const isOfNouns = wishes.every((one) => one === "plural" || one === "case");
    const label = isOfNouns && posOf(word) === "v" ? undefined : labelOf(posOf(word), wish);
    const text = label === undefined ? "" : form(word, label);
    return text === "" || text === word ? [] : [{ word, text }];
  });
  return made.length < 2
    ? undefined
    : {
        text: made.map(({ word, text }) => `${word} → ${text}`).join("\n"),
        kazakh: made.map(({ word, text }) => kz(text, word)),
        confidence: 0.92,
        intent: "list",
      };
};
