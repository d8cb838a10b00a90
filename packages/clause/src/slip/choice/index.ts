import { atMost, either, having, lemma, word, wordLike } from "../needs.ts";
import type { SlipRule } from "../slip-rule.ts";
import { allMineSlips, muchQualitySlips } from "./all-mine.ts";
import { askedInTurnSlips } from "./asked-in-turn.ts";
import { countedSelfSlips } from "./counted-selves.ts";
import { kinAndAgeSlips } from "./kin-and-age.ts";
import { saidFormulaSlips } from "./said-formulas.ts";
import { thanMeSlips } from "./than-me.ts";
import { thickClothesSlips } from "./thick-clothes.ts";
import { washingOneselfSlips } from "./washing-oneself.ts";
import { withoutThingSlips } from "./without-things.ts";

/** Words that are chosen or placed as another language does. */
export const WORD_CHOICE_RULES: readonly SlipRule[] = [
  { needs: word("барлық"), find: allMineSlips },
  { needs: word("көп"), find: muchQualitySlips },
  {
    needs: either(word("қарындасым сіңлім інім ескі"), wordLike(/^(?:аға|әпке)[мң]$/)),
    find: kinAndAgeSlips,
  },
  {
    needs: either(
      word("түн таң кеш күн сағат телефон скайп интернет ватсап видео"),
      having("leaning"),
      wordLike(/^жаяу(?:мен|да|лап)$/),
    ),
    find: saidFormulaSlips,
  },
  { needs: lemma("жуан"), find: thickClothesSlips },
  { needs: atMost(1), find: askedInTurnSlips },
  { needs: word("бір"), find: countedSelfSlips },
  { needs: lemma("жуу кию"), find: washingOneselfSlips },
  { needs: wordLike(/р[ае]?[қк]$/), find: thanMeSlips },
  { needs: word("жоқ"), find: withoutThingSlips },
];
