import type { Intent } from "../ask.ts";
import { waitsForAnswer } from "../practice/waiting.ts";
import {
  ofEnding,
  ofLastWord,
  ofManner,
  otherWays,
  withoutPronoun,
  wordOrder,
} from "./about-line.ts";
import { addThing } from "./add-thing.ts";
import { changeThing, replaceThing } from "./change-thing.ts";
import { changeWhom } from "./change-whom.ts";
import type { Executor } from "./executor.ts";
import { ofCompared } from "./of-compared.ts";
import { asMine, nextAsked, nextForm, nextTable, ofOwner, related, sameAs } from "./of-word.ts";
import { practiseTable } from "./practise-table.ts";
import { inLatin, spellOut, translateBack, wordByWord } from "./read-off.ts";
import { readRequest } from "./read-request.ts";
import { sameDeed } from "./same-deed.ts";
import { toOne } from "./to-one.ts";
import { judgeTried } from "./tried.ts";
import { turnTable } from "./turn-table.ts";

/** What may be done with what lies on the table by a message that names nothing else. */
const OPERATIONS: readonly Executor[] = [
  inLatin,
  wordByWord,
  translateBack,
  nextAsked,
  ofCompared,
  addThing,
  replaceThing,
  toOne,
  changeWhom,
  turnTable,
  nextForm,
  nextTable,
  judgeTried,
  sameDeed,
  sameAs,
  withoutPronoun,
  wordOrder,
  ofLastWord,
  ofEnding,
  otherWays,
  ofManner,
  spellOut,
  asMine,
  ofOwner,
  related,
  practiseTable,
  changeThing,
];
/** Longer messages name something of their own. */
const MOST_WORDS = 14;
/** Surer than what goes on from a rule: every word of the message is accounted for. */
const SURE = 0.9966;

/** An operation on what lies on the table, by a message of which every word is known. */
export const ofTableIntent: Intent = {
  name: "request",
  decides: true,
  understand(asked, tools) {
    if (asked.history.length === 0 || asked.words.length > MOST_WORDS) return undefined;
    if (waitsForAnswer(asked.history, tools)) return undefined;
    return {
      confidence: SURE,
      answer: () => {
        const read = readRequest(asked, tools);
        for (const execute of OPERATIONS) {
          const draft = execute(asked, read, tools);
          if (draft) return draft;
        }
        return undefined;
      },
    };
  },
};
