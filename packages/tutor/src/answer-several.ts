import type { Focus, Subject, Tools } from "./ask.ts";
import type { TutorReply } from "./reply.ts";
import { type Saying, sayingsIn } from "./sayings.ts";
import { inOne, wishesIn } from "./several.ts";

/** A reply with what goes on from it. */
export interface Answered {
  readonly reply: TutorReply;
  readonly focus: Focus | undefined;
  readonly subject?: Subject | undefined;
  readonly repeats: boolean;
}

/** Two or three wishes in one message, each answered, what is played last; undefined where fewer can be. */
export function ofSeveral(
  message: string,
  answer: (message: string) => Answered,
  base: Tools,
): Answered | undefined {
  const sayings = sayingsIn(message, base);
  if (sayings.length > 0) return ofSayings(sayings, answer, base);
  const wishes = wishesIn(message);
  if (wishes.length === 0) return undefined;
  const all = wishes.map(answer);
  if (all.some(({ reply }) => reply.intent === "unknown" || reply.translated?.text === null))
    return undefined;
  return together(all, base);
}

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

/** Several answers as one. */
function together(all: readonly Answered[], base: Tools): Answered | undefined {
  const reply = inOne(
    all.map((one) => one.reply),
    (name, language) => base.say(name, language),
  );
  const focus = all.findLast((one) => one.focus !== undefined)?.focus;
  return reply && { reply, focus, repeats: false };
}
