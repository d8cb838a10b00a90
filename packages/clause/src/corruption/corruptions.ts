import type { Government } from "../government.ts";
import type { Parse } from "../parse.ts";
import { withParticles, wordsOf } from "../slip/rewrite.ts";
import type { Token } from "../word/token.ts";
import { AGREEMENT_KINDS } from "./agreement-kinds.ts";
import { CASE_KINDS } from "./case-kinds.ts";
import { CHAIN_KINDS } from "./chain-kinds.ts";
import { CLAUSE_FORM_KINDS } from "./clause-form-kinds.ts";
import { CLAUSE_KINDS } from "./clause-kinds.ts";
import { DENIAL_KINDS } from "./denial-kinds.ts";
import { GOVERNMENT_KINDS } from "./government-kinds.ts";
import { HELPER_KINDS } from "./helper-kinds.ts";
import { LINK_KINDS } from "./link-kinds.ts";
import { MEANING_KINDS } from "./meaning-kinds.ts";
import { OBJECT_KINDS } from "./object-kinds.ts";
import { ORDER_KINDS } from "./order-kinds.ts";
import { PERSON_KINDS } from "./person-kinds.ts";
import { PHRASE_KINDS } from "./phrase-kinds.ts";
import { POSSESSION_KINDS } from "./possession-kinds.ts";
import { SOUND_KINDS } from "./sound-kinds.ts";
import { SPELLING_KINDS } from "./spelling-kinds.ts";
import { TIME_KINDS } from "./time-kinds.ts";
import { VOICE_KINDS } from "./voice-kinds.ts";

/** A right sentence with one thing made wrong. */
export interface Corruption {
  readonly kind: string;
  readonly text: string;
}
const KINDS = [
  ...CASE_KINDS,
  ...PERSON_KINDS,
  ...CLAUSE_KINDS,
  ...SOUND_KINDS,
  ...PHRASE_KINDS,
  ...CHAIN_KINDS,
  ...HELPER_KINDS,
  ...VOICE_KINDS,
  ...MEANING_KINDS,
  ...LINK_KINDS,
  ...AGREEMENT_KINDS,
  ...CLAUSE_FORM_KINDS,
  ...DENIAL_KINDS,
  ...GOVERNMENT_KINDS,
  ...OBJECT_KINDS,
  ...ORDER_KINDS,
  ...POSSESSION_KINDS,
  ...SPELLING_KINDS,
  ...TIME_KINDS,
];

/** Kinds that write the particles of a word anew themselves. */
const WITH_PARTICLES = new Set(["question particle", "leaning particle of the wrong harmony"]);

/** Every way the table knows to make one thing of a right sentence wrong. */
export function corruptions(parse: Parse, government: Government): Corruption[] {
  const { tokens, words } = parse;
  const base = wordsOf(tokens);
  const seen = new Set<string>();
  return words.flatMap((word, at) =>
    KINDS.flatMap(({ kind, make }) =>
      make({ parse, at, word, over: words[word.head]?.reading, government }).flatMap(
        (change): Corruption[] => {
          const next = [...base];
          for (const [place, text] of change)
            next[place] = WITH_PARTICLES.has(kind)
              ? text
              : withParticles(tokens[place] as Token, text);
          const text = sentenceOf(tokens, next);
          if (text.toLowerCase() === sentenceOf(tokens, base).toLowerCase() || seen.has(text))
            return [];
          seen.add(text);
          return [{ kind, text }];
        },
      ),
    ),
  );
}

function sentenceOf(tokens: readonly Token[], words: readonly string[]): string {
  const text = words
    .map(
      (word, at) =>
        `${word}${/^[—–-]/.test(tokens[at]?.mark ?? "") ? " " : ""}${tokens[at]?.mark ?? ""}`,
    )
    .join(" ")
    .replace(/\s+/g, " ")
    .trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
}
