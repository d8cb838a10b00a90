import type { Tools } from "../ask.ts";
import { hasCyrillic, hasKazakhLetter, trimEnds } from "../text/fold.ts";
import { RUSSIAN_IMPERATIVES } from "../words/russian-verbs.ts";

const TO_WHOM_EN =
  "(?:to |with |for )?(?:(?:my|the|a|an|his|her|our|some|your) (?:[a-z'-]+ ){0,2}?[a-z'-]+?|someone|somebody|people|everyone|kids|them|him|her|[A-Z][a-z]+)";
const LEADS_TO_EN =
  "(?: know)?(?: about| whether| something like| smth like)?[ ,:]*(?:that|if|:|,| - )?[ ]*";

/** "Ask my neighbour to turn it down": a polite request. */
const ASKED_TO = new RegExp(
  `(?<![a-z])(?:ask|tell|beg|remind) ${TO_WHOM_EN} to ((?!the |a |my )[a-z]+(?: .+)?)$`,
  "iu",
);

/** English words that ask how something is to be said, what is to be said in the group. */
const ENGLISH: readonly RegExp[] = [
  // "I am vegetarian, how do I tell my host", "… write it for me in Kazakh"
  new RegExp(
    `^(?!how |what |can |could |if )(.{6,}?)[\\s,.;:–-]+(?:(?:so |and )?how (?:do|would|can|should) (?:i|you|u|we) (?:say|tell|put|explain|write)(?: (?:that|this|it))?(?: (?:to )?${TO_WHOM_EN})?|(?:please |pls |can you |could you )?(?:write|say|put|translate) (?:it|that|this)(?: (?:for|to) me)?)(?: (?:in|into) kazakh)?(?: please| pls| plz)*[?.! ]*$`,
    "iu",
  ),
  // "… tell my boss that I am ill"
  new RegExp(
    `(?<![a-z])(?:tell|text|let|inform|ask|write(?: to)?|message|remind|warn|explain to|say to|answer|reply to|show) ${TO_WHOM_EN}(?: know)?(?:,| -|:)? (?:that|about the fact that|saying(?: that)?|if|:) ?(.+)$`,
    "iu",
  ),
  new RegExp(
    `(?<![a-z])(?:tell|text|inform|let|write(?: to)?) ${TO_WHOM_EN}(?: know)?[,:]? ((?:i|i'm|im|i've|we|he|she|it|they|you|my|the|there|don't|please) .+)$`,
    "iu",
  ),
  // "put into kazakh that I'll pay", "write for me in Kazakh: …"
  /(?<![a-z])(?:put|say|write|translate)(?: it| this| for me)*,? in(?:to)? kazakh(?: for me| please)*(?:,? that|:|,| -) ?(.+)$/iu,
  // "a text saying I'll be late; write it for me"
  /(?<![a-z])(?:text|message|note|line|email)(?: to [a-z' ]{2,20}?)? saying (?:that )?(.+?)(?:[;,.] (?:please )?(?:write|put|say) .*)?$/iu,
  /^(?:please )?say ?[:,] ?(.+)$/iu,
  // "… say that I am late", "say something like …"
  new RegExp(
    `(?<![a-z])(?:say|put|write|express|translate|shout)(?: it)?(?: to [a-z' ]+?(?=[ ,:]))?${LEADS_TO_EN}["“«]?([^"”»]+?)["”»]?(?: in kazakh| in qazaq| kazakh| please| pls)*[?.! ]*$`,
    "iu",
  ),
  /(?<![a-z])(?:word|kazakh|phrase|expression|translation|term)(?: is it)? (?:for|of)(?: the| a| an)? ["“«]?([^"”»]+?)["”»]?(?: in kazakh| please| pls)*[?.! ]*$/iu,
  /(?<![\p{L}\d])[‘']([^'’]{2,120})[’'] in(?:to)? kazakh/iu,
  /(?:what(?:'s|s| is)|how(?:'s|s| is)) (?:a |an |the )?["“«]?([^"”»]+?)["”»]? (?:called )?(?:in|into) (?:kazakh|qazaq)/iu,
  /(?<![a-z])call (?:a |an |the |my )?["“«]?([^"”»]+?)["”»]?(?: in kazakh)?[?.! ]*$/iu,
];

/** How many letters of its start an order has in common with its infinitive. */
const COMMON = 5;

/** The polite order of an infinitive. */
function politeOrder(infinitive: string): string {
  const known = RUSSIAN_IMPERATIVES.split(/[|\n]/)
    .map((row) => row.split(" ")[0] ?? "")
    .find((one) => one.endsWith("те") && one.slice(0, COMMON) === infinitive.slice(0, COMMON));
  const order =
    known ??
    infinitive
      .replace(/ить$/u, "ите")
      .replace(/(?<=[ая])ть$/u, "йте")
      .replace(/йти$/u, "йдите")
      .replace(/(?:е|у)ть$/u, "ите");
  return order.charAt(0).toUpperCase() + order.slice(1);
}

const PERSON_RU = "(?:\\p{L}+ ){0,2}?";
/** The same of Russian words. */
const RUSSIAN: readonly RegExp[] = [
  /^(?!как |что |можешь |если )(.{6,}?)[\s,.;:–—-]+(?:(?:и |а )?как (?:это|об этом|так)(?: мне)? (?:сказать|написать|объяснить)(?: \p{L}+)?|(?:напиши|скажи|переведи)(?:те)? (?:это|так)(?: за меня| для меня)?)(?: (?:по-казахски|на казахском|на казахский))?(?:,? пожалуйста)?[?.! ]*$/iu,
  new RegExp(
    `(?:сказа\\p{L}+|скажу|скажи\\p{L}*|объясни\\p{L}*|написа\\p{L}+|напиши\\p{L}*|переда\\p{L}+|сообщи\\p{L}+|ответи\\p{L}+|предупреди\\p{L}+|говор\\p{L}+|выразить) ${PERSON_RU},? ?(?:что|мол|типа|:) ?(.+)$`,
    "iu",
  ),
  /(?:напиши|скажи|передай|ответь|сообщи)\p{L}* (?:\p{L}+ ){0,3}?(?:по-казахски|на казахском|на казахский),? (?:что|:|—|-) ?(.+)$/iu,
  /(?:перев\p{L}+|смс|сообщение)[^:]*: ?(.+)$/iu,
  /(?:сказать|будет|называется|назвать|слово|скажи|перевести|написать|по-казахски|говорят)(?: по-казахски| на казахском|, | - |:)* ["«“]?([^"»”]+?)["»”]?(?: по-казахски| на казахском| пожалуйста)*[?.! ]*$/iu,
];

const SHORTHAND: Readonly<Record<string, string>> = {
  im: "I am",
  ive: "I have",
  ill: "ill",
  cant: "cannot",
  dont: "don't",
  didnt: "didn't",
  wont: "won't",
  tmrw: "tomorrow",
  tmr: "tomorrow",
  tomoz: "tomorrow",
  u: "you",
  ur: "your",
  pls: "please",
  plz: "please",
  thx: "thanks",
  rn: "right now",
};

/** The question how something is said, out of what stands around it. */
export const questionOfSaying = (raw: string, tools: Tools): string | undefined =>
  tools.patterns.one("said-part.asking").exec(raw)?.[0].trim();

/** What a message wants to be said in Kazakh, without the words around it, in the ways in which it can be put. */
export function saidParts(raw: string, tools: Tools): string[] {
  const quoted = /[«“"„]([^»”"“]{2,120})[»”"“]/u.exec(raw)?.[1];
  if (quoted !== undefined && !hasKazakhLetter(quoted)) return [quoted];
  const request = inFull(trimEnds(ASKED_TO.exec(raw)?.[1] ?? ""));
  if (request !== "") return [`${request}, please`, `Please ${request}`, request];
  const [, order, rest = ""] = tools.patterns.one("said-part.asked-to-ru").exec(raw) ?? [];
  if (order !== undefined) {
    const said = trimEnds(`${politeOrder(order)}${rest}`);
    return [said, `${said}, пожалуйста`];
  }
  for (const pattern of hasCyrillic(raw) ? RUSSIAN : ENGLISH) {
    const said = trimEnds(pattern.exec(raw)?.[1]?.trim() ?? "");
    if (said !== "" && !tools.patterns.one("said-part.empty").test(said)) return [inFull(said)];
  }
  return [];
}

/** Short forms of chats in full. */
const inFull = (text: string): string =>
  text.replace(
    /(?<![\p{L}'])[a-z]+(?![\p{L}'])/giu,
    (word) => SHORTHAND[word.toLowerCase()] ?? word,
  );
