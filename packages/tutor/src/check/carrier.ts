import { foldText } from "../text/fold.ts";

/** Words around a request that carry nothing of it. */
const POLITE =
  "(?:please|pls|plz|thanks|thank you|hi|hello|hey|hi there|ok|okay|so|now|and|teacher|tilashar|пожалуйста|плиз|спасибо|привет|здравствуйте|здравствуй|добрый день|а|и|ну|вот|скажите|скажи|подскажите|подскажи|өтінем(?:ін)?|рақмет|рахмет|сәлем|салем|сәлеметсіз бе|ұстаз|мұғалім|апай|ағай|тілашар)";

const SENTENCE =
  "(?:sentence|sentences|phrase|grammar|spelling|text|kazakh|word order|mistakes|errors|writing|one|предложени[еяю]|предложеньице|фразу|текст|ошибки|грамматику|казахский|орфографию|сөйлем(?:ім)?(?:ді|дер(?:ім)?ді)?|мәтін(?:ім)?ді|жазғанымды|қате(?:м|лерім)?ді|грамматикасын|мынаны|осыны|мұны|мынау(?:ды)?)";

/** Requests to look at a sentence, each as it may fill what stands between two marks. */
const REQUESTS: readonly string[] = [
  // English
  `(?:can|could|would|will) you (?:please )?(?:check|correct|fix|proofread|look at|review)(?: (?:me|my|this|the|it|following|for|if|in|whether|is|right|correct|a|short|${SENTENCE}))*`,
  `(?:check|correct|fix|proofread|review)(?: (?:me|my|this|the|it|following|for|in|a|short|${SENTENCE}|please))*`,
  "correct me(?: please)?(?: if (?:i am|i'm|im|i) (?:wrong|mistaken|make (?:a |any )?mistakes?|made (?:a |any )?mistakes?))?",
  "if (?:i am|i'm|im|i) (?:wrong|mistaken|make (?:a |any )?mistakes?)",
  "(?:is|was) (?:this|that|it|the following|my sentence|my kazakh)(?: sentence)?(?: (?:right|correct|ok|okay|good|fine|grammatical|natural|wrong))+(?: or (?:not|wrong))?(?: in)?(?: kazakh)?",
  "(?:am i|is it|is this) (?:right|correct|saying (?:it|this) (?:right|correctly))",
  "did i (?:say|write|spell|get)(?: (?:this|it|that))?(?: (?:right|correctly|correct))?",
  "(?:are there |is there |do you see |do i have )?any (?:mistakes?|errors?)(?: (?:here|in (?:this|it|my sentence)))?",
  "(?:what is|what's|whats) wrong(?: (?:here|with (?:this|it|my sentence)))?",
  "how (?:can|do|could|should|would) (?:i|you|we) (?:fix|correct|improve|write|say)(?: (?:my|this|it|the|that|sentence|better|correctly|phrase))+",
  "как (?:мне )?(?:исправить|улучшить)(?: (?:мое|это|предложение|фразу|мою))+",
  "does (?:this|it|that) sound (?:right|ok|okay|natural|good|correct)",
  "can (?:i|you|one) say(?: (?:this|it|that|so))?(?: in kazakh)?",
  "i (?:wrote|write|said|say)(?: (?:this|it))?",
  "(?:right|correct|ok|okay|yes)",
  // Russian
  `(?:можешь|можете|могли бы вы|не могли бы вы)? ?(?:проверь|проверьте|проверить|исправь|исправьте|исправить|поправь|поправьте|посмотри|посмотрите|глянь|гляньте)(?: (?:пожалуйста|меня|мне|мо[ейюё]|это|этот|эту|мой|мою|на|в|нет ли|${SENTENCE}|правильно ли))*`,
  "если (?:что(?:-то)? (?:не так|неправильно|неверно)|(?:тут |здесь )?(?:неправильно|неверно|не так)|(?:я )?(?:где(?:-то)? )?(?:ошиб\\p{L}+|неправ\\p{L}*)|(?:тут |здесь |там )?есть ошибк\\p{L}+|есть что исправить)",
  "(?:это |а |всё |все |так |тут |здесь )*(?:правильно|верно|корректно|нормально|грамотно)(?: ли)?(?: (?:это|так|я|написано|сказано|написал|написала|сказал|сказала|будет|говорить|по-казахски|или нет))*",
  "(?:нет ли|есть ли|есть|какие)(?: (?:здесь|тут|у меня|в моем предложении))? (?:какие-нибудь |какая-нибудь )?ошибк\\p{L}+(?: (?:здесь|тут|в|во|этой|этом|моей|моем|фразе|предложении|тексте))*",
  "(?:так можно|можно(?: ли)? так)(?: (?:сказать|говорить|написать|писать|ответить))?",
  "(?:так )?можно (?:ли )?(?:так )?(?:сказать|говорить)(?: так)?",
  "я (?:написал|написала|сказал|сказала)(?: так)?",
  "(?:да|так)",
  // Kazakh
  `(?:${SENTENCE} |менің |мына |осы |бір )*(?:тексер|түзет|қара)(?:ші|іңіз|іңізші|п|іп|еп|ып)?(?: (?:бер|жібер|көр|шық)(?:ші|іңіз|іңізші|іңдерші|сеңіз|есіз бе)?)?(?: (?:өтінемін|рақмет))?`,
  "(?:егер )?қате(?:м|сі)?(?: бар)? (?:болса|кетсе|жіберсем)",
  "(?:осы|бұл|мынау|мұным|осыным|осылай|сөйлемім|дегенім|жазғаным|айтқаным|менікі)? ?дұрыс(?: (?:жаздым|айттым|құрадым|құрдым|жазылған|айтылған|болды|жазып тұрмын))? ?(?:ба|бе|ма|ме|па|пе)(?: (?:екен|екенін қара\\p{L}*))?",
  "дұрыс (?:па|ма|ба)(?:,)? (?:әлде )?бұрыс (?:па|ма|ба)",
  `(?:(?:мұнда|осында|бұнда|осы жерде|бұл жерде|(?:осы |бұл |мына )?(?:сөйлем(?:де|імде)|мәтінде)) )?(?:қандай (?:да бір )?|бір )?қате(?:м|сі|лер|лік|лігім)? (?:бар|жоқ) ?(?:ма|па)(?: екен)?`,
  "(?:былай|осылай|солай) (?:айтуға|деуге) бола ма",
];

const REQUEST = `(?:${REQUESTS.join("|")}|${POLITE})`;
const WHOLE = new RegExp(`^${REQUEST}(?: ${REQUEST})*$`, "u");
/** Names the sentence and asks nothing: "моё предложение: …". */
const NAMED = new RegExp(`^(?:(?:my|this|мо[ейю]|менің|мына) )*${SENTENCE}$`, "u");
const ONLY_POLITE = new RegExp(`^(?:${POLITE})(?: ${POLITE})*$`, "u");
/** Too slight to ask for anything alone: "so, …", "right". */
const SLIGHT = /^(?:right|correct|ok|okay|yes|да|так|i (?:write|say|said|wrote)(?: this| it)?)$/u;

/** Slight, but a request where a colon follows: "Correct: …". */
const WITH_COLON = /^(?:please )?correct$/u;

/** What a message asks to be checked. */
export interface Carried {
  /** The sentence as it was typed, without the request around it; "" when there is none. */
  readonly sentence: string;
}

interface Piece {
  readonly from: number;
  readonly to: number;
  readonly folded: string;
}

/**
 * Takes the sentence out of a request to check it: "Correct me if I'm wrong: …", "… — так правильно?",
 * "Сөйлемімді тексерші, …". Undefined when the message asks for no check.
 */
export function carried(raw: string): Carried | undefined {
  const quoted = /[«“"„](.{2,}?)[»”"“](?=[\s.,!?–—-]|$)/u.exec(raw);
  const around = quoted ? raw.replace(quoted[0], " . ") : raw;
  const pieces = split(around);
  const asks = pieces.map(
    ({ folded, to }) =>
      (WHOLE.test(folded) && !SLIGHT.test(folded)) ||
      (WITH_COLON.test(folded) && raw.startsWith(":", to)),
  );
  const filler = pieces.map(
    ({ folded }, at) => asks[at] || WHOLE.test(folded) || NAMED.test(folded),
  );
  const asked = asks.some((one, at) => one && !ONLY_POLITE.test(pieces[at]?.folded ?? ""));
  if (asked && quoted) return { sentence: quoted[1] as string };
  if (asked) {
    const first = filler.indexOf(false);
    if (first < 0) return { sentence: "" };
    const last = filler.lastIndexOf(false);
    const start = pieces[first] as Piece;
    const end = pieces[last] as Piece;
    return { sentence: ending(raw, start.from, end.to) };
  }
  return unmarked(raw);
}

/** The stretch with the mark that ends it; a dash or a comma before the request is not its own. */
function ending(raw: string, from: number, to: number): string {
  const mark = /^\s*([?!.…]+)/u.exec(raw.slice(to))?.[1] ?? "";
  return raw.slice(from, to).trim() + mark;
}

function split(raw: string): Piece[] {
  const pieces: Piece[] = [];
  // A hyphen inside a word parts nothing
  for (const match of raw.matchAll(/(?:[^:;—–\-.,?!…\n]|(?<=\p{L})-(?=\p{L}))+/gu)) {
    const text = match[0];
    if (!/[\p{L}\d]/u.test(text)) continue;
    pieces.push({
      from: match.index,
      to: match.index + text.length,
      folded: foldText(text).replace(/^["'()]+|["'()]+$/g, ""),
    });
  }
  return pieces;
}

/** Requests that no mark parts from the sentence: "check my sentence мен келдім", "мен келдім дұрыс па". */
const BEFORE = new RegExp(`^(?:${POLITE} )*(?:${REQUESTS.join("|")})(?: ${POLITE})* `, "u");
const AFTER = new RegExp(` (?:${REQUESTS.join("|")})(?: ${POLITE})*$`, "u");

function unmarked(raw: string): Carried | undefined {
  const words = [...raw.matchAll(/[^\s]+/gu)];
  const folded = words.map(([word]) => foldText(word).replace(/[.,:;?!"«»“”()]+/gu, ""));
  for (let cut = Math.min(words.length - 1, 12); cut > 0; cut--) {
    const head = folded.slice(0, cut).filter(Boolean).join(" ");
    if (!WHOLE.test(head) || ONLY_POLITE.test(head) || SLIGHT.test(head)) continue;
    if (!BEFORE.test(`${head} `)) continue;
    return { sentence: raw.slice(words[cut]?.index ?? 0).trim() };
  }
  for (let cut = Math.max(1, words.length - 10); cut < words.length; cut++) {
    const tail = folded.slice(cut).filter(Boolean).join(" ");
    if (!AFTER.test(` ${tail}`) || !WHOLE.test(tail) || SLIGHT.test(tail)) continue;
    return { sentence: raw.slice(0, words[cut]?.index ?? 0).trim() };
  }
  return undefined;
}
