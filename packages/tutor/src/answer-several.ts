import type { Focus, Subject, Tools } from "./ask.ts";
import { type ListedSayings, listedSayings } from "./listed-sayings.ts";
import type { TutorReply } from "./reply.ts";
import { type Saying, sayingsIn } from "./sayings.ts";
import { distinct, inOne, wishesIn } from "./several.ts";

/** A reply with what goes on from it. */
export interface Answered {
  readonly reply: TutorReply;
  readonly focus: Focus | undefined;
  readonly subject?: Subject | undefined;
  readonly repeats: boolean;
  /** The whole message that was answered, where it is another than the one that was sent. */
  readonly whole?: string | undefined;
}

/** Two or three wishes in one message, each answered, what is played last; undefined where fewer can be. */
export function ofSeveral(
  message: string,
  answer: (message: string) => Answered,
  base: Tools,
): Answered | undefined {
  const sayings = sayingsIn(message, base);
  if (sayings.length > 0) return ofSayings(sayings, answer, base);
  const listed = listedSayings(message, base);
  const ofList = listed && ofListed(listed, answer, base);
  if (ofList) return ofList;
  const wishes = wishesIn(message);
  if (wishes.length === 0 || wishes.some((one) => isOfNext(one, base))) return undefined;
  const all = wishes.map(answer);
  if (all.some(({ reply }) => reply.intent === "unknown" || reply.translated?.text === null))
    return undefined;
  return together(all, base);
}

/** "Can you make this more polite?": what stands beside it is what it asks about. */
const isOfNext = (wish: string, { requests }: Tools): boolean =>
  requests.find(wish).some(({ id }) => id === "rewrite-polite" || id === "rewrite-official");

/** Things that one question asks how to say, where some can be said: of the others it is told that they cannot. */
function ofSayings(
  sayings: readonly Saying[],
  answer: (message: string) => Answered,
  base: Tools,
): Answered | undefined {
  const all = sayings.map(({ text, message }): Answered => {
    const one = answer(message);
    if (one.reply.translated?.text != null) return one;
    const unsaid = base.say("say.unsaid", one.reply.language, { x: text });
    return { ...one, reply: { ...one.reply, intent: "translate", text: unsaid, translated: null } };
  });
  if (all.every(({ reply }) => reply.translated === null)) return undefined;
  return all.length === 1 ? all[0] : together(all, base);
}

/** A list of things to be said, a line each; what cannot be vouched for, or said at all, is named below. */
function ofListed(
  { things, language, isBySense, isOfWords }: ListedSayings,
  answer: (message: string) => Answered,
  base: Tools,
): Answered | undefined {
  const all = things.map(({ text, message }) => ({ text, reply: answer(message).reply }));
  // An order that came back as the name of a deed is not said: "slow down!" is no баяулау
  const isOrder = (text: string, said: string): boolean =>
    !text.endsWith("!") || /[.!]$/u.test(said);
  const isSaid = ({ text, reply }: (typeof all)[number]): boolean =>
    reply.translated?.text != null &&
    isOrder(text, reply.translated.text) &&
    // A word is known or it is not: no rule puts it together
    (!(isBySense || isOfWords) || reply.translated.sure);
  const said = all.filter(isSaid);
  const [first] = said;
  // Where less than half can be said, the whole is rather looked at in another way
  if (!first || said.length * 2 < all.length) return undefined;
  const isSure = ({ reply }: (typeof all)[number]): boolean => reply.translated?.sure === true;
  const row = ({ text, reply }: (typeof all)[number]): string =>
    `${reply.translated?.text ?? ""} — ${text}`;
  const unsure = said.filter((one) => !isSure(one));
  const unsaid = all.filter((one) => !said.includes(one)).map(({ text }) => `“${text}”`);
  const text = [
    ...said.filter(isSure).map(row),
    ...(unsure.length > 0 ? ["", base.say("listed.unsure", language), ...unsure.map(row)] : []),
    ...(unsaid.length > 0
      ? ["", base.say("listed.unsaid", language, { x: unsaid.join(", ") })]
      : []),
  ].join("\n");
  return {
    reply: {
      ...first.reply,
      ...(isOfWords && { intent: "list" }),
      text: text.trim(),
      chips: [],
      kazakh: distinct(said.flatMap(({ reply }) => reply.kazakh)),
      points: [...new Set(said.flatMap(({ reply }) => reply.points))],
      translated: null,
    },
    focus: undefined,
    repeats: false,
  };
}

/** Several answers as one. */
function together(all: readonly Answered[], base: Tools): Answered | undefined {
  const reply = inOne(
    all.map((one) => one.reply),
    (name, language) => base.say(name, language),
  );
  const focus = all.findLast((one) => one.focus !== undefined)?.focus;
  return reply && { reply, focus, repeats: false };
}
