import { either, lemma, nameIn, pronounIn, word, wordLike } from "../needs.ts";
import type { SlipRule } from "../slip-rule.ts";
import { askedByFeelingSlips } from "./asked-by-feeling.ts";
import { askedOfVerbSlips } from "./asked-of-verb.ts";
import { bareDaySlips } from "./bare-days.ts";
import { broughtForSlips } from "./brought-for.ts";
import { cameFromCountrySlips } from "./came-from-country.ts";
import { congratulatedSlips } from "./congratulated.ts";
import { hadByDativeSlips } from "./had-by-dative.ts";
import { mostOfThemSlips } from "./most-of-them.ts";
import { nameInCaseSlips } from "./names-in-cases.ts";
import { neededByDativeSlips } from "./needed-by-dative.ts";
import { noConcernSlips } from "./no-concern.ts";
import { ownAgainSlips } from "./own-again.ts";
import { ratherThanSlips } from "./rather-than.ts";
import { seenByPlaceSlips } from "./seen-by-place.ts";
import { thingThereSlips } from "./things-there.ts";
import { weFourSlips } from "./we-four.ts";
import { whoseItIsSlips } from "./whose-it-is.ts";

/** Nouns in a case or with an owner that says something else. */
export const MEANT_CASE_RULES: readonly SlipRule[] = [
  { needs: nameIn("LOC"), find: cameFromCountrySlips },
  { needs: lemma("құттықтау"), find: congratulatedSlips },
  { needs: word("көп"), find: mostOfThemSlips },
  {
    needs: either(
      lemma(
        "пышақ қалам қарындаш қасық шанышқы қайшы балта сабын шүберек сыпырғыш ине дүйсенбі сейсенбі сәрсенбі бейсенбі жұма сенбі жексенбі тану білу ұнату",
      ),
      word("ана анау сол мына жоқ өз"),
      wordLike(/^.{3,}[лдт][ае]р$/u),
    ),
    find: seenByPlaceSlips,
  },
  {
    needs: either(
      lemma(
        "шаршау жалығу білу есту қатысу күлу жылау қуану қорқу ұялу шошу таңғалу ойлану ренжу ояну дайындалу",
      ),
      word("толы толды толған толатын байланысты суық ыстық салқын"),
    ),
    find: askedByFeelingSlips,
  },
  { find: nameInCaseSlips },
  {
    needs: either(
      lemma(
        "ат есім жас тек көңіл көше даңғыл республика алаң саябақ Республика уақыт мүмкіндік күш ақша",
      ),
      word("менің сенің сіздің біздің оның олардың әр әрбір аты"),
      wordLike(/^(?:екеу|үшеу|төртеу|бесеу|алтау|жетеу|бәр)[іы]$/),
    ),
    find: whoseItIsSlips,
  },
  { needs: word("дүйсенбі сейсенбі сәрсенбі бейсенбі жұма сенбі жексенбі"), find: bareDaySlips },
  { needs: wordLike(/^(?:керек|қажет)[пс]/), find: neededByDativeSlips },
  {
    needs: lemma(
      "сену көмектесу үміттену ренжу жақсылық қарсы ұрысу ашулану таңғалу қуану ұқсау ұнау",
    ),
    find: askedOfVerbSlips,
  },
  { needs: lemma("алу"), find: broughtForSlips },
  { needs: pronounIn("DAT"), find: hadByDativeSlips },
  {
    needs: word("қатысы пайдасы зияны мәні мағынасы керегі кінәсі айырмасы"),
    find: noConcernSlips,
  },
  { needs: pronounIn("GEN"), find: ownAgainSlips },
  { needs: word("гөрі қарағанда"), find: ratherThanSlips },
  {
    needs: word("менікі сенікі сіздікі біздікі оныкі олардікі менің кімдікі"),
    find: thingThereSlips,
  },
  { needs: word("екі үш төрт бес алты жеті"), find: weFourSlips },
];
