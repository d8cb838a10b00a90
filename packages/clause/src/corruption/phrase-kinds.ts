import { nounWith } from "../word/inflected.ts";
import { TIMES } from "../word/word-lists.ts";
import { type Kind, noun, one } from "./place.ts";

const SAY_HOW =
  /^(?:жақсы|жаман|тез|көп|аз|қатты|жай|баяу|жиі|сирек|ерте|кеш|дұрыс|бұрыс|анық|ашық|таза|терең|жоғары|төмен|ұзақ|қысқа|оңай|қиын|әдемі|тыныш|жылдам|жақын|алыс|жалғыз|бос|тегін|арзан|қымбат|жеңіл|ауыр|тура|түзу|толық|бөлек|жеке|кең|тар|ыстық|суық|тәтті|дәмді|бірінші|екінші|соңғы|бүкіл|барлық|басқа|өзге|алғашқы|келесі)/;

/** What stands beside a noun: numbers, postpositions, adjectives. */
export const PHRASE_KINDS: readonly Kind[] = [
  {
    kind: "plural after a number",
    make: ({ word, over, parse, at }) =>
      word.relation === "count" &&
      word.reading.kind === "num" &&
      // екінші қабаттар, жарты алмалар
      !/(?:нш[ыі]|^жарты)$/.test(parse.tokens[at]?.lower ?? "") &&
      over?.kind === "noun" &&
      !over.plural &&
      !over.pronoun &&
      !/нш[ыі]$/.test(word.reading.lemma) &&
      !/інші|ыншы/.test(word.reading.lemma) &&
      over.source?.entry?.pos === "n" &&
      over.owner === undefined
        ? one(word.head, nounWith(over, { plural: true }))
        : [],
  },
  {
    kind: "case before a postposition",
    make: (place) => {
      const { word, over, government, at } = place;
      if (
        word.relation !== "case" ||
        over?.kind !== "post" ||
        word.reading.kind !== "noun" ||
        word.head !== at + 1
      )
        return [];
      if (word.reading.form !== undefined || TIMES.has(word.reading.lemma)) return [];
      const frame = government.postposition(over.lemma);
      if (!frame) return [];
      return (["NOM", "DAT", "ABL", "ACC", "INS", "LOC"] as const)
        .filter((kase) => !frame.takes.has(kase) && kase !== word.reading.case)
        .filter((kase) => !(kase === "NOM" && over.lemma === "бұрын"))
        .flatMap((kase) => noun(place, kase));
    },
  },
  {
    kind: "adjective behind its noun",
    make: ({ parse, at, word, over }) => {
      const next = parse.tokens[at + 1];
      const token = parse.tokens[at];
      const asAdverb = parse.tokens[at]?.readings.some(
        ({ kind, cost }) => kind === "adv" && cost < 4,
      );
      return word.relation === "attribute" &&
        word.reading.kind === "adj" &&
        over?.kind === "noun" &&
        word.head === at + 1 &&
        !asAdverb &&
        !SAY_HOW.test(word.reading.lemma) &&
        token &&
        next &&
        token.mark === "" &&
        next.mark === "" &&
        next.question === undefined &&
        next.leaning.length === 0 &&
        at + 2 < parse.words.length &&
        parse.words[word.head]?.reading.case !== "GEN" &&
        over.owner === undefined &&
        // картасыз жолды → жолды картасыз, қызық пікір екен → пікір қызық екен; before a noun it belongs to that
        !/с[ыі]з$/.test(word.reading.lemma) &&
        /^(?:verb|modal)$/.test(parse.words[at + 2]?.reading.kind ?? "") &&
        !(parse.words[word.head]?.relation === "subject" && parse.words[at + 2]?.head === at + 3)
        ? [
            [
              [at, next.text],
              // A capital within the sentence would be a name
              [at + 1, token.first ? token.lower : token.text],
            ],
          ]
        : [];
    },
  },
];
