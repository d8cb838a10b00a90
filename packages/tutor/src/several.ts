import type { Language, TutorReply } from "./reply.ts";

/** What opens a wish of its own, after a word that joins it to the one before. */
const JOINED =
  "(?:(?:and|also|then|plus|after that|и|а|ещё|еще|а ещё|потом|также|затем|және|содан кейін|ал)[, ]+)*";
const OPENS = new RegExp(
  `^${JOINED}(?:please |pls |пожалуйста )?(?:how (?:do|to|would|can|should|is|does)|what(?:'s| is|s| does| do)|why|when do|can (?:you|we|i|u)|could you|give me|quiz|test me|teach|explain|translate|tell me|show me|make me|check|как|что (?:значит|такое|говорят)|чем|почему|когда|можешь|можно|дай|объясни|переведи|расскажи|покажи|научи|проверь|составь|спроси|погоняй|скажи)(?!\\p{L})`,
  "iu",
);
const CLOSES =
  /(?:бер(?:ші|іңіз|іңізші)?|айт(?:шы|ыңыз|ыңызшы)|түсіндір(?:ші|іңіз|іңізші)|тексер(?:ші|іңіз|іңізші)|үйрет(?:ші|іңіз|іңізші)|сұра(?:шы|ңыз|ңызшы)|сынашы|қалай(?: айтамын| айтады| болады)?|деген не|неге)$/iu;
/** Inside one sentence only what surely asks begins another wish. */
const SURELY = new RegExp(
  `^${JOINED}(?:how (?:do (?:i|you|u|we)|to) (?:say|introduce|ask|tell|write|answer)|can you|could you|what's the word|quiz|как (?:сказать|будет|спросить|ответить|по-казахски)|что значит|объясни|переведи|дай|можешь|проверь)(?!\\p{L})`,
  "iu",
);
/** What stands in quotation marks or after a colon is to be said or looked at as it is. */
const HELD = /["«“„]|(?<!\d things|questions|вопроса|вопросы|сұрағым бар)\s*:/iu;
const MOST = 3;
const FEWEST_WORDS = 3;

/** The wishes of a message that has two or three, each by itself; none where it has but one. */
export function wishesIn(message: string): readonly string[] {
  if (MARKED.test(message)) return wishesBesideQuotes(message);
  if (HELD.test(message)) return [];
  const plain = message.replace(/^[^:]*:\s*/u, (lead) =>
    /[\d]|questions|вопрос|сұра/iu.test(lead) ? "" : lead,
  );
  const parts = plain
    .split(/(?<=[.?!;])\s+|\n+/u)
    .flatMap(splitWhereAsked)
    .map((part) => part.replace(/[,\s]+$/u, "").trim())
    .filter((part) => part !== "");
  const wishes = parts.filter(isWish);
  return wishes.length > 1 && wishes.length <= MOST ? wishes.map(alone) : [];
}

const MARKED = /[«“"„]([^»”"“„«]+)[»”"“]/gu;
const COUNTED_LEAD =
  /^(?:(?:two|three|2|3|a couple of) (?:\p{L}+ )?(?:questions?|things)|(?:два|две|три|2|3) (?:вопроса|вещи)|екі сұра\p{L}*)[^:]{0,20}:\s*/iu;
const JOINED_QUESTION =
  /[?!.]?,?\s+(?=(?:and|and also|plus|и|а|а ещё|а еще|и ещё|и еще|және),?\s+(?:how|what|when|where|can|could|как|что|когда|где|можно|қалай)\s)|(?<=[?!])\s+(?=\p{Lu})/iu;

/** «How do I say "…", and how do I ask …?»: wishes that name something in quotation marks, which is never parted. */
function wishesBesideQuotes(message: string): readonly string[] {
  const held: string[] = [];
  const masked = message.replace(MARKED, (quoted) => `⟦${held.push(quoted) - 1}⟧`);
  const plain = masked.replace(COUNTED_LEAD, "");
  if (plain.includes(":")) return [];
  const parts = plain.split(JOINED_QUESTION).map((part) => alone(part.trim()));
  const isAsked = parts.every(
    (part) => part.split(/\s+/u).length >= FEWEST_WORDS && OPENS.test(part),
  );
  if (!isAsked || parts.length < 2 || parts.length > MOST) return [];
  // «… кому что говорить?»: what points back is no wish of its own
  if (parts.slice(1).some((part) => POINTS_BACK.test(part))) return [];
  return parts.map((part) => part.replace(/⟦(\d+)⟧/gu, (_, at) => held[Number(at)] ?? ""));
}
const POINTS_BACK =
  /(?<!\p{L})(?:it|they|this|that|them|his|её|ее|его|это|этого|этим|они|оно|там|одно|осы|бұл|оны)(?!\p{L})/iu;

const isWish = (part: string): boolean =>
  part.split(/\s+/u).length >= FEWEST_WORDS &&
  (OPENS.test(part) || CLOSES.test(part.replace(/[.?!\s]+$/u, "")));

function splitWhereAsked(sentence: string): string[] {
  const pieces = sentence.split(/,\s+|\s+(?=(?:and|а ещё|а еще|и ещё|и еще) )/u);
  const whole: string[] = [];
  for (const piece of pieces) {
    const last = whole.at(-1);
    if (last !== undefined && !SURELY.test(piece)) whole[whole.length - 1] = `${last}, ${piece}`;
    else whole.push(piece);
  }
  return whole;
}

/** Without the word that joined it to the wish before. */
const alone = (part: string): string => part.replace(new RegExp(`^${JOINED}`, "iu"), "");

/** What goes on by itself while something else waits. */
export const PLAYED: ReadonlySet<string> = new Set([
  "quiz",
  "dialogue",
  "exercise",
  "story",
  "talk",
]);

/** Replies to the wishes of one message as one, what is played last; undefined where too little is left. */
export function inOne(
  replies: readonly TutorReply[],
  say: (name: string, language: Language) => string,
): TutorReply | undefined {
  // A quiz that is asked for with other things waits until it is tapped: what comes next may go on from them
  const other = replies.filter(({ intent }) => intent !== "quiz");
  const hasQuiz = other.length < replies.length;
  const isPlayed = ({ intent }: TutorReply): boolean => PLAYED.has(intent);
  const told = [...other.filter((one) => !isPlayed(one)), ...other.filter(isPlayed).slice(0, 1)];
  const last = told.at(-1);
  if (!last || told.length + (hasQuiz ? 1 : 0) < 2) return undefined;
  const { language } = last;
  const texts = [
    ...new Set(told.map(({ text }) => text)),
    ...(hasQuiz ? [say("several.quiz", language)] : []),
  ];
  return {
    ...last,
    text: texts.join("\n\n"),
    chips: [...(hasQuiz ? [say("reading.quiz", language)] : []), ...last.chips],
    kazakh: distinct(told.flatMap(({ kazakh }) => kazakh)),
    points: [...new Set(told.flatMap(({ points }) => points))],
    translated: told.find(({ translated }) => translated)?.translated ?? null,
  };
}

/** Pieces of Kazakh, each but once. */
export function distinct(pieces: TutorReply["kazakh"]): TutorReply["kazakh"] {
  return pieces.filter(
    (piece, at) => piece.text !== "" && pieces.findIndex(({ text }) => text === piece.text) === at,
  );
}
