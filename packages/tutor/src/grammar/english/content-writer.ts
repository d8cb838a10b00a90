import { replacePerson } from "../another-person.ts";
import { type Clause, type Phrase, pronoun } from "../clause.ts";
import type { NounWriter } from "./noun-writer.ts";
import type { Deed, Sentence } from "./tree.ts";
import { KNOWING, THINKING } from "./verb-partners.ts";
import type { WritingTools } from "./writing-tools.ts";
import type { Clauses, Deeds, Written } from "./written.ts";

/** Puts what is known, thought, asked or told beside a verb into its clause. */
export class ContentWriter {
  readonly #tools: WritingTools;
  readonly #nouns: NounWriter;
  readonly #clauses: Clauses;
  readonly #deeds: Deeds;

  constructor(tools: WritingTools, nouns: NounWriter, clauses: Clauses, deeds: Deeds) {
    this.#tools = tools;
    this.#nouns = nouns;
    this.#clauses = clauses;
    this.#deeds = deeds;
  }

  /** What is known, thought or told. */
  write(deed: Deed, that: Sentence, draft: Written): boolean {
    const doer = draft.subject;
    // "I thought you were at home": so it was at that time
    const shifted = draft.tense === "past" && that.tense === "past" && that.deed.verb === "be";
    const told: Sentence = shifted ? { ...that, tense: "present" } : that;
    let content =
      that.subject || that.ask || that.there
        ? this.#clauses.sentence(told, true)
        : this.#clauses.deed(that.deed);
    // What is one's own is named without whose: кілттерімнің қайда екенін
    const ownThing =
      content?.subject?.kind === "noun" &&
      doer?.kind === "pronoun" &&
      content.subject.owner === doer.person &&
      content.subject.and === undefined;
    // "The patient says that his stomach hurts": ішінің, as nobody else is spoken of
    const isTheirs =
      content?.subject?.kind === "noun" &&
      content.subject.owner === "3" &&
      doer?.kind === "noun" &&
      this.#tools.roles.isPerson(doer) &&
      doer.plural !== true;
    if (content && (ownThing || isTheirs) && content.subject)
      content = { ...content, subject: { ...content.subject, bare: true } as Phrase };
    if (!content || content.next || content.evidence || (content.hanging ?? []).length > 0)
      return false;
    const asks = that.ask !== undefined || that.asked !== undefined;
    const thinking = asks || that.question ? undefined : THINKING[deed.verb];
    const [first] = deed.objects;
    const hearer = first && this.#nouns.write(first);
    if (first && !hearer) return false;
    if (hearer)
      draft.complements.push({
        phrase: hearer,
        role: { case: deed.verb === "ask" ? "ABL" : "DAT" },
      });
    // "My friend wrote that he …": of himself
    const isOwn =
      content.subject?.kind === "pronoun" &&
      (doer?.kind === "pronoun"
        ? content.subject.person === doer.person
        : doer !== undefined && content.subject.lemma === "ол" && that.subject?.text === "");
    if (thinking !== undefined) {
      draft.predicate = { kind: "verb", lemma: thinking };
      draft.hanging.push(asThought(this.#tools.fit(content), doer, isOwn));
      return this.#deeds.preps(deed, draft, thinking);
    }
    if (that.question && deed.verb !== "ask") return false;
    // "Tell me when we get there" asks to be told then
    if (deed.verb === "tell" && draft.mood === "order" && that.ask?.at === "time") return false;
    const known = that.question ? undefined : KNOWING[deed.verb];
    if (that.question) {
      this.#nouns.put("whether");
      draft.predicate = { kind: "verb", lemma: "сұрау" };
      draft.hanging.push(asAsked(content, that, doer, hearer, draft.tense));
      return this.#deeds.preps(deed, draft, "сұрау");
    }
    if (!known || /^(?:order|let)$/.test(content.mood)) return false;
    const [verb, wanted] = known;
    draft.predicate = { kind: "verb", lemma: verb };
    draft.hanging.push({
      ...this.#tools.fit(content),
      question: false,
      link: "known",
      knownIn: wanted,
      ...(isOwn && { silent: true }),
    });
    return this.#deeds.preps(deed, draft, verb);
  }
}

/** What was asked as it was asked: "asked me if I could help" is көмектесе аласың ба деп сұрады. */
function asAsked(
  content: Clause,
  { deed, subject }: Sentence,
  doer: Phrase | undefined,
  hearer: Phrase | undefined,
  outer: Clause["tense"],
): Clause {
  const isShifted =
    outer === "past" &&
    content.tense === "past" &&
    (content.mood === "can" || deed.form === "past");
  const asked: Clause = {
    ...content,
    link: "thought",
    ...(isShifted && { tense: "present" as const }),
  };
  const isThird = (phrase: Phrase | undefined): boolean =>
    phrase?.kind !== "pronoun" || phrase.person.startsWith("3");
  // Of two who are both others it is not known whose deed it is
  if (!hearer || (isThird(hearer) && isThird(doer))) return asked;
  const heard = hearer.kind === "pronoun" ? hearer.person : "3";
  if (heard.startsWith("2") || subject?.text === "it") return asked;
  const said = replacePerson(asked, heard, heard === "1p" || heard === "3p" ? "2f" : "2s");
  const isTheirs = content.subject?.kind === "pronoun" && content.subject.person === heard;
  // Whose hunger it is the ending tells: қарның ашты ма
  if (said.subject?.kind === "noun" && typeof said.subject.owner === "string")
    return { ...said, subject: { ...said.subject, bare: true } };
  return isTheirs ? { ...said, silent: true } : said;
}

/** One's own deed is thought of in the first person: келемін деп ойлайды. */
function asThought(content: Clause, doer: Phrase | undefined, isOwn: boolean): Clause {
  const isThird = doer?.kind === "pronoun" && doer.person.startsWith("3");
  return {
    ...content,
    link: "thought",
    ...(isOwn && { silent: true }),
    ...(isOwn && isThird && { subject: pronoun("1s") }),
  };
}
