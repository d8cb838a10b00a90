import type { Asked, Tools } from "../../ask.ts";
import { foldText, wordsOf } from "../../text/fold.ts";

/** Words that name what is changed or ask for it, and say nothing of how. */
const PLAIN =
  /^(?:one|ones|exercise|exercises|task|tasks|question|questions|story|stories|tale|it|make|made|give|have|has|get|do|does|try|want|need|like|show|tell|let|let's|lets|then|now|something|anything|can|i'd|bit|with|is|was|that's|thats|much|too|again|time|ok|okay|no|yes|go|read|about|упражнени\p{L}*|задани\p{L}*|вопрос\p{L}*|истори\p{L}*|рассказ\p{L}*|сказк\p{L}*|дай|дайте|сделай|сделайте|давай|давайте|покажи|расскажи|хочу|хотел\p{L}*|можно|пусть|будет|теперь|нет|да|ладно|одно|один|одну|раз|тогда|мне|это|эта|эту|этот|было|что-нибудь|лучше|по|с|в|чуть|немного|жаттығу\p{L}*|әңгіме\p{L}*|ертегі\p{L}*|сұрақ\p{L}*|бер|берші|беріңіз|беріңізші|айт|айтшы|айтыңыз|болсын|болса|керек|маған|енді)$/u;

/** Longer messages ask for something of their own. */
const LONGEST = 12;

/** What the measure of the last thing is called, by ids of `content/tutor/requests.yaml`. */
const CHANGES: ReadonlySet<string> = new Set([
  "change-another",
  "change-harder",
  "change-longer",
  "change-onward",
  "change-topic",
  "easier",
]);

/** How a message wants the last thing changed; empty where some of its words ask for something else. */
export function changesAsked({ spelt, words }: Asked, tools: Tools): ReadonlySet<string> {
  const asked = new Set<string>();
  if (words.length > LONGEST) return asked;
  const sentences = foldText(spelt)
    .split(/[.!?…,;:()\n]+|(?<!\p{L})(?:but|and|но|а|и|бірақ)(?!\p{L})/u)
    .filter((sentence) => wordsOf(sentence).some((word) => !PLAIN.test(word)));
  for (const sentence of sentences) {
    const found = tools.requests.find(sentence).filter(({ id }) => CHANGES.has(id));
    const [first] = found;
    // A word is explained where one of the changes names it
    const left = first?.rest.filter(
      (word) => !PLAIN.test(word) && found.every(({ rest }) => rest.includes(word)),
    );
    if (left === undefined || left.length > 0) return new Set();
    for (const { id } of found) asked.add(id);
  }
  return asked;
}
