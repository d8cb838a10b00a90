import { phraseText } from "../phrase-text.ts";
import { merged } from "./beside-writer.ts";
import type { NounWriter } from "./noun-writer.ts";
import type { Deed, Noun, Sentence } from "./tree.ts";
import { HAD } from "./verb-partners.ts";
import type { Deeds, Written } from "./written.ts";

/** What aches where English has an ache: басы ауырады. */
const ACHES: Readonly<Record<string, string>> = {
  headache: "бас",
  toothache: "тіс",
  stomachache: "іш",
  "stomach ache": "іш",
  earache: "құлақ",
  backache: "арқа",
  "sore throat": "тамақ",
};

/** Puts what somebody has or needs into a clause. */
export class HavingWriter {
  readonly #nouns: NounWriter;
  readonly #deeds: Deeds;

  constructor(nouns: NounWriter, deeds: Deeds) {
    this.#nouns = nouns;
    this.#deeds = deeds;
  }

  /** What somebody has, or does with "have". */
  having(tree: Sentence, deed: Deed, draft: Written): boolean {
    if (deed.to && deed.objects.length === 0) {
      draft.mood = "must";
      const to = merged(deed, deed.to);
      draft.times.push(...to.times);
      return this.#deeds.write({ ...tree, deed: to }, to, draft);
    }
    const [what, more] = [...(tree.asked ? [tree.asked] : []), ...deed.objects];
    draft.isAskedPlaced = true;
    if (!what || more || deed.to) return false;
    const meal = HAD[what.text];
    if (meal !== undefined && what.owner === undefined) {
      draft.predicate = { kind: "verb", lemma: meal };
      return this.#deeds.preps(deed, draft, meal);
    }
    const aching = ACHES[what.text];
    if (aching !== undefined && what.owner === undefined && draft.mood === "plain") {
      const since = deed.times.some((time) => time.endsWith(" бері")) || deed.lasts !== undefined;
      if (!draft.subject || (/^(?:perfect|lasting)$/.test(draft.tense) && !since)) return false;
      if (draft.tense === "perfect") draft.tense = "lasting";
      this.#nouns.put(what.text);
      const owner = draft.subject.kind === "pronoun" ? draft.subject.person : draft.subject;
      draft.subject = { kind: "noun", lemma: aching, owner };
      draft.predicate = { kind: "verb", lemma: "ауыру" };
      if (draft.tense === "present" && draft.times.length === 0) draft.tense = "now";
      return this.#deeds.preps(deed, draft, "ауыру");
    }
    if (draft.mood !== "plain" || !/^(?:present|past|future)$/.test(draft.tense)) return false;
    const phrase = this.#nouns.write(what, draft.negative);
    if (!phrase || !draft.subject) return false;
    draft.predicate = { kind: "has", what: phrase };
    return this.#deeds.preps(deed, draft, undefined);
  }

  /** What somebody needs or wants to have. */
  needing(deed: Deed, draft: Written): boolean {
    const what = this.#nouns.write(deed.objects[0] as Noun, draft.negative);
    if (!what || !draft.subject) return false;
    draft.predicate = { kind: "needs", what };
    // "I need someone to help me": маған көмектесетін біреу керек
    const [to] = phraseText(draft.subject, "DAT").slice(-1);
    if (what.kind === "noun" && what.led?.[0] === to?.text && draft.subject.kind === "pronoun")
      delete draft.subject;
    // "Need a prescription for these pills": дәрілерге рецепт керек
    const [goal, ...others] = deed.preps;
    if (
      goal?.prep === "for" &&
      goal.noun &&
      goal.noun.person === undefined &&
      others.length === 0
    ) {
      const phrase = this.#nouns.write(goal.noun, draft.negative);
      if (!phrase) return false;
      this.#nouns.put("for");
      draft.complements.push({ phrase, role: { case: "DAT" } });
      return true;
    }
    return this.#deeds.preps(deed, draft, undefined);
  }
}
