import type { Phrase } from "../clause.ts";
import { ENGLISH_STATES } from "../english-words.ts";
import { BECOMING, FEELING, TURNING, TURNS, WEATHER_TURNS } from "./being-words.ts";
import type { NounWriter } from "./noun-writer.ts";
import type { Deed, Quality, Sentence } from "./tree.ts";
import type { WritingTools } from "./writing-tools.ts";
import type { Written } from "./written.ts";

/** Puts how somebody feels and what something becomes into a clause. */
export class StateWriter {
  readonly #tools: WritingTools;
  readonly #nouns: NounWriter;

  constructor(tools: WritingTools, nouns: NounWriter) {
    this.#tools = tools;
    this.#nouns = nouns;
  }

  /** What one feels is a verb: шаршадым, қарным ашты. */
  state(
    state: (typeof ENGLISH_STATES)[string],
    quality: Quality,
    deed: Deed,
    draft: Written,
    subject: Phrase,
  ): boolean {
    draft.predicate = { kind: "verb", lemma: state.verb };
    this.#nouns.put(quality.word);
    if (state.of !== undefined) {
      const owner = subject.kind === "pronoun" ? subject.person : subject;
      draft.subject = { kind: "noun", lemma: state.of, owner };
    }
    if (draft.tense === "present") draft.tense = state.tense;
    // The more so: соғұрлым қатты
    const so = /ғұрлым$/u.test(quality.degree ?? "") ? `${quality.degree} ` : "";
    if (quality.degree !== undefined) draft.manners.push(`${so}қатты`);
    return deed.that === undefined;
  }

  #isSomebody(phrase: Phrase): boolean {
    return this.#tools.roles.isPerson(phrase);
  }

  /** "became a doctor", "felt better", "looks young". */
  becoming(tree: Sentence, deed: Deed, draft: Written): boolean {
    if (deed.noun) {
      const what = this.#nouns.write(deed.noun, draft.negative);
      if (!what) return false;
      draft.predicate = { kind: "verb", lemma: deed.verb === "become" ? "болу" : "болып қалу" };
      draft.complements.push({ phrase: what, role: { case: "NOM" } });
      return true;
    }
    // "It gets dark early": ерте қараңғы түседі
    if (tree.subject?.text === "it" && /^(?:get|grow|become)$/.test(deed.verb) && deed.quality) {
      const turn = deed.quality.rank ? undefined : WEATHER_TURNS[deed.quality.word];
      if (!turn) return false;
      this.#nouns.put(deed.quality.word);
      draft.predicate = { kind: "verb", lemma: turn.verb };
      draft.subject = { kind: "noun", lemma: turn.of };
      draft.newSubject = true;
      return true;
    }
    const state = deed.quality && ENGLISH_STATES[deed.quality.word];
    // "Felt embarrassed", "got lost": ұялды, адасты
    if (state && deed.quality && /^(?:feel|get|become)$/.test(deed.verb) && draft.subject)
      return draft.tense !== "now" && this.state(state, deed.quality, deed, draft, draft.subject);
    const words = deed.quality && this.#nouns.quality(deed.quality);
    // One feels well of oneself: өзімді жақсы сезінемін
    const well = FEELING[deed.quality?.word ?? ""];
    if (words && well !== undefined) words.splice(-1, 1, well);
    if (words && deed.verb === "feel" && draft.subject && this.#isSomebody(draft.subject)) {
      const owner = draft.subject.kind === "pronoun" ? draft.subject.person : ("3" as const);
      const self: Phrase = { kind: "noun", lemma: "өз", owner, bare: true, definite: true };
      draft.predicate = { kind: "verb", lemma: "сезіну" };
      draft.complements.push({ phrase: self, role: { case: "ACC" } });
      draft.manners.push(words.join(" "));
      return true;
    }
    // "Has gone cold", "turned red": суып қалды, қызарды
    const turned =
      deed.quality && TURNING.test(deed.verb) && deed.quality.degree === undefined
        ? TURNS[deed.quality.word]
        : undefined;
    if (turned !== undefined && deed.quality) {
      this.#nouns.put(deed.quality.word);
      draft.predicate = { kind: "verb", lemma: turned };
      return true;
    }
    const lemma = BECOMING[deed.verb];
    if (!words || lemma === undefined) return false;
    draft.predicate = { kind: "verb", lemma };
    draft.manners.push(words.join(" "));
    return true;
  }
}
