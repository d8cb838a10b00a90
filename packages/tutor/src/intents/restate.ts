import { sentencesOf } from "@tilashar/clause";
import { ipa, stressTail, syllables, toLatin } from "@tilashar/kazakh";
import type { Asked, Draft, Intent, Tools } from "../ask.ts";
import { kz } from "../features/form-text.ts";
import { hasKazakhLetter, hasLatin } from "../text/fold.ts";
import { lastBotLine } from "../text/history.ts";
import { glossLine } from "../tools/gloss.ts";

const LATIN =
  /^(?:(?:can you |please )?(?:say|write|show|give|spell)?(?: (?:it|that|this|me))* ?(?:in|with|to) (?:the )?latin(?: letters| script| alphabet)?|latin(?: letters| please)?|(?:напиши|скажи|покажи)?(?: это)? ?(?:латиницей|на латинице|латинскими буквами|латиницу)|латынша(?: жаз\p{L}*| айт\p{L}*)?|латын(?: әрпімен| әріптерімен)?(?: жаз\p{L}*)?)(?: please| пожалуйста)?$/u;
const SLOWER =
  /^(?:(?:can|could) you )?(?:please )?(?:say|speak|repeat|read)?(?: (?:it|that|this))*(?: more)? ?(?:slower|slowly|slow down|by syllables?)(?: please)?$|^(?:скажи |говори |повтори |можно )?(?:это )?(?:пожалуйста )?(?:по)?медленн\p{L}+(?: пожалуйста)?$|^по слогам$|^(?:баяу|ақырын|жайлап)(?: айт\p{L}*| сөйле\p{L}*)?$/u;
const REPEAT =
  /^(?:please )?(?:repeat(?: (?:that|it|please))*|say (?:that|it) again|again please|what did you say|pardon|come again|повтори\p{L}*(?: пожалуйста)?|скажи ещ[её] раз|ещ[её] раз|что ты сказал\p{L}*|қайтала\p{L}*|қайта айт\p{L}*|не дедің|не дедіңіз)$/u;
const MEANING =
  /^(?:(?:and )?what (?:does|did) (?:that|this|it|you)(?: just)? (?:mean|say)(?: in english)?|what(?: is|'s) that(?: in english)?|translate(?: (?:that|it|this|please))*(?: (?:to|into) english)?|meaning|in english(?: please)?|i (?:don't|do not|didn't|did not) (?:understand|get)(?: (?:that|it|you))?|(?:а )?что (?:это|ты) (?:значит|означает|сказал\p{L}*)|что это|переведи\p{L}*(?: (?:это|пожалуйста|на русский))*|как это (?:перевести|переводится)|по-русски(?: пожалуйста)?|(?:я )?(?:ничего )?не (?:понял|поняла|понимаю)(?: (?:тебя|вас|это))?|аудар\p{L}*|бұл не деген(?: сөз)?|түсінбедім|мен түсінбедім|мен сізді түсінбедім|мен сені түсінбедім)$/u;

/** The tutor's last Kazakh line again: in Latin letters, by syllables, once more, or in translation. */
export const restateIntent: Intent = {
  name: "restate",
  understand(asked, tools) {
    const line = kazakhOf(lastBotLine(asked.history));
    if (line === "") return undefined;
    const { folded } = asked;
    const answer = (how: () => Draft) => ({ confidence: 0.975, answer: how });
    if (LATIN.test(folded)) return answer(() => said(toLatin(line), line, asked));
    if (SLOWER.test(folded)) return answer(() => said(slowly(line), line, asked));
    if (REPEAT.test(folded)) return answer(() => said(line, line, asked));
    if (MEANING.test(folded)) return answer(() => translated(line, asked, tools));
    return undefined;
  },
};

/** The Kazakh lines of a reply, without headings and translations. */
function kazakhOf(reply: string): string {
  return reply
    .split("\n")
    .filter(
      (line) => hasKazakhLetter(line) && !hasLatin(line) && !/^[([]/.test(line) && !/→/.test(line),
    )
    .join(" ")
    .slice(0, 300);
}

const said = (text: string, line: string, { language }: Asked): Draft => ({
  text,
  kazakh: [kz(line)],
  confidence: 0.95,
  language,
});

/** Words cut into syllables, and the sounds of the whole. */
function slowly(line: string): string {
  const cut = line.replace(/[\p{L}\p{M}]+/gu, (word) => syllables(word).join("-") || word);
  const heard = sentencesOf(line)
    .slice(0, 2)
    .map((sentence) => ipa(sentence, { tail: stressTail }))
    .join(" ");
  return `${cut}\n[${heard}]`;
}

function translated(line: string, asked: Asked, tools: Tools): Draft {
  const language = asked.language === "kz" ? asked.interfaceLanguage : asked.language;
  const gloss = language === "ru" ? "ru" : "en";
  const rows = sentencesOf(line).map((sentence) => {
    const known =
      tools.topics.translations.get(sentence)?.[gloss] ??
      tools.memory.find(sentence, "kz")[0]?.[gloss];
    const words = () =>
      glossLine(sentence, gloss, tools)
        .map((word) => `${word.text} — ${word.gloss}`)
        .join("; ");
    return `${sentence} — ${known ?? words()}`;
  });
  return { text: rows.join("\n"), kazakh: [kz(line)], confidence: 0.95, language };
}
