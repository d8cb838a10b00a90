import { stressIndex, stressTail, syllables } from "@tilashar/kazakh";
import type { Asked, Tools } from "../ask.ts";
import { kz } from "../features/form-text.ts";
import { describeLetter, soundOf } from "../intents/pronounce.ts";
import { kazakhPart } from "../recognise/kazakh-part.ts";
import { readRequest } from "../request/read-request.ts";
import { foldText, hasCyrillic, trimEnds, wordsOf } from "../text/fold.ts";
import { lastUserTurn } from "../text/history.ts";
import type { GoingOn } from "./going-on.ts";
import { kazakhNamed } from "./lines-meant.ts";
import { shownLines, shownWords } from "./shown.ts";

const MOST = 4;

/** "And «келмейді»?", "how do I say that aloud?": how the word that is named or was shown sounds, and why its stress is where it is. */
export const pronounce: GoingOn = (asked, about, tools) => {
  const { language } = asked;
  const letter = trimEnds(foldText(about ?? ""));
  const ofLetter = [...letter].length === 1 ? describeLetter(letter, language, tools) : undefined;
  if (ofLetter) return { ...ofLetter, confidence: 0.9, intent: "pronounce" };
  const words = wordsMeant(about, asked, tools).slice(0, MOST);
  if (words.length === 0) return undefined;
  return {
    text: words
      .flatMap((word) => [soundOf(word, language, tools), stressOf(word, asked, tools)])
      .join("\n"),
    kazakh: words.map((word) => kz(word)),
    confidence: 0.92,
    intent: "pronounce",
    ...(words.length === 1 && {
      focus: { kind: "word", lemma: words[0] ?? "", pos: "n" } as const,
    }),
  };
};

function wordsMeant(about: string | undefined, asked: Asked, tools: Tools): readonly string[] {
  const named = wordsOf(foldText(kazakhNamed(about, asked, tools))).filter(hasCyrillic);
  const spelt = named.flatMap((word) => tools.reader.spell(word) ?? []);
  if (spelt.length > 0) return spelt;
  const { place } = readRequest(asked, tools);
  const words = shownWords(asked, tools);
  const listed = asked.exchange(0)?.reply.intent === "list" ? words : [];
  const lines = shownLines(asked, tools);
  const line = lines.length > 1 && place !== undefined ? lines.at(place) : undefined;
  // Of several lines the one that is counted to, whole
  if (listed.length === 0 && line !== undefined) return wordsOf(foldText(line));
  const [first = ""] = lines;
  const all = listed.length > 0 ? listed : first === "" ? words : wordsOf(foldText(first));
  const counted = place === undefined ? undefined : all.at(place);
  if (counted !== undefined) return [counted];
  const focus = asked.focus();
  if (focus?.kind === "word") return [focus.lemma];
  if (first !== "") return wordsOf(foldText(first));
  const before = kazakhPart(lastUserTurn(asked.history)?.text ?? "", tools);
  return before === "" ? words.slice(0, 1) : wordsOf(foldText(before));
}

/** The syllables, the stressed one in capitals, and what keeps it there. */
function stressOf(word: string, { language }: Asked, tools: Tools): string {
  const cut = syllables(word);
  if (cut.length < 2) return tools.say("stress.one", language);
  const tail = stressTail(word);
  const at = stressIndex(word, tail);
  const shown = cut.map((one, place) => (place === at ? one.toUpperCase() : one)).join("-");
  if (tail.length > 0)
    return tools.say("stress.before", language, {
      x: shown,
      y: tail.map((one) => `-${one}`).join(", "),
    });
  return tools.say(at === cut.length - 1 ? "stress.last" : "stress.first", language, { x: shown });
}
