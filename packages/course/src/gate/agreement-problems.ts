import { type Problem, warning } from "../content-file/problem.ts";
import { type Remark, remark } from "../content-file/problem-code.ts";
import type { GateContext } from "./gate-context.ts";
import type { KazakhKnowledge, KazakhReading } from "./kazakh-knowledge.ts";
import { kazakhWords } from "./kazakh-problems.ts";

/**
 * Sentences whose words seem not to agree: a direct object beside a verb that asks for another case,
 * and an owner (үйдің) without anything owned (есігі). The engine takes the likeliest reading of a
 * form, so these are doubts, not errors.
 */
export function agreementProblems({ files, kazakh }: GateContext): Problem[] {
  return files.flatMap(({ content, fields }) =>
    fields
      .filter(({ language, role }) => language === "kz" && role === "sentence")
      .flatMap(({ path, text }) => {
        const words = kazakhWords(text);
        return [...wrongCases(kazakh, words), ...ownersOfNothing(kazakh, words)].map((message) =>
          warning(content.file, path, message),
        );
      }),
  );
}

/** An accusative right before a finite verb that takes no direct object (сені көмектесемін). */
function wrongCases(kazakh: KazakhKnowledge, words: readonly string[]): Remark[] {
  return words.flatMap((word, place) => {
    const before = words[place - 1];
    const verb = kazakh.readingsOf(word)[0];
    if (before === undefined || verb?.governs === undefined) return [];
    if (verb.features.VerbForm !== "Fin") return [];
    const object = kazakh.readingsOf(before)[0];
    if (object?.features.Case !== "Acc" || !isNominal(object)) return [];
    return [
      remark(
        "wrong-case",
        `${verb.lemma} asks for ${verb.governs.join(" or ")}, but ${before} is accusative`,
        { verb: verb.lemma, word: before },
      ),
    ];
  });
}

/** Persons of the owner that must show on what is owned; біз and сендер may go without. */
const OWNED_BY: Readonly<Record<string, string>> = { мен: "1", сен: "2", сіз: "2" };
const MAY_GO_WITHOUT: ReadonlySet<string> = new Set(["біз", "сендер", "сіздер"]);

/** Adverbs made of something owned keep the ending though the dictionary has them as one word: менің ойымша. */
const OWNED_ADVERB: Readonly<Record<string, RegExp>> = {
  1: /[ыі]мш[ае]$/,
  2: /[ыі]ң(?:[ыі]з)?ш[ае]$/,
  3: /[ыі]нш[ае]$/,
};

const MINE = /[ндт]ікі$/i;

function ownersOfNothing(kazakh: KazakhKnowledge, words: readonly string[]): Remark[] {
  return words.flatMap((word, place) => {
    const owner = kazakh.readingsOf(word)[0];
    if (owner?.features.Case !== "Gen" || !isNominal(owner)) return [];
    // "Mine" names no thing: менікі, Асандікі
    if (MINE.test(word)) return [];
    if (MAY_GO_WITHOUT.has(owner.lemma)) return [];
    const after = words.slice(place + 1);
    // "This book is mine": an owner at the end is what the sentence says.
    if (!after.some((next) => isNominalForm(kazakh, next))) return [];
    const person = OWNED_BY[owner.lemma] ?? "3";
    const owned = after.some(
      (next) =>
        OWNED_ADVERB[person]?.test(next.toLowerCase()) ||
        kazakh.readingsOf(next).some(({ features }) => personOfOwner(features) === person),
    );
    return owned
      ? []
      : [
          remark(
            "owner-of-nothing",
            `${word} owns nothing: no later word has the possessive ending for it`,
            { word },
          ),
        ];
  });
}

/** Whose it is; a wish has its wisher for an owner: менің барғым келеді. */
const personOfOwner = (features: KazakhReading["features"]): string | undefined =>
  features.Mood === "Des" ? features.Person : features["Person[psor]"];

const isNominal = ({ upos }: KazakhReading): boolean => /^(?:NOUN|PRON|PROPN)$/.test(upos);

const isNominalForm = (kazakh: KazakhKnowledge, word: string): boolean =>
  kazakh.readingsOf(word).some(isNominal);
