import { either, inCase, inForm, lemma, word, wordLike } from "../needs.ts";
import type { SlipRule } from "../slip-rule.ts";
import { askedFactSlips } from "./asked-facts.ts";
import { askedOnceSlips } from "./asked-once.ts";
import { askedPolitelySlips } from "./asked-politely.ts";
import { couldNotSlips } from "./could-not.ts";
import { finishedWithinSlips } from "./finished-within.ts";
import { finitePurposeSlips } from "./finite-purposes.ts";
import { foundOutPastSlips } from "./found-out-pasts.ts";
import { goingOnSinceSlips } from "./going-on-since.ts";
import { hortativeSlips } from "./hortatives.ts";
import { inOrderThatSlips } from "./in-order-that.ts";
import { intendedSlips } from "./intended.ts";
import { likelyFactSlips } from "./likely-facts.ts";
import { orNotSlips } from "./or-not.ts";
import { ownedDeedSlips } from "./owned-deeds.ts";
import { passedOnSlips } from "./passed-on.ts";
import { relativeBehindSlips } from "./relatives-behind.ts";
import { rowOfDeedSlips } from "./rows-of-deeds.ts";
import { sinceComingSlips } from "./since-coming.ts";
import { soMuchThatSlips } from "./so-much-that.ts";
import { stoppedDoingSlips } from "./stopped-doing.ts";
import { thoughSlips } from "./though.ts";
import { toldBehindSlips } from "./told-behind.ts";
import { toldBySomebodySlips } from "./told-by-somebody.ts";
import { triedTasteSlips } from "./tried-tastes.ts";
import { unmetConditionSlips } from "./unmet-conditions.ts";
import { unrealPastSlips } from "./unreal-past.ts";
import { usedToPersonSlips } from "./used-to-person.ts";
import { weatherSeenSlips } from "./weather-seen.ts";
import { whetherSlips } from "./whether.ts";
import { wrongConnectionSlips } from "./wrong-connections.ts";
import { wrongHelperSlips } from "./wrong-helpers.ts";

/** Clauses that are closed, joined or told of a time in another way than they are meant. */
export const JOINED_CLAUSE_RULES: readonly SlipRule[] = [
  { needs: word("әлде"), find: askedOnceSlips },
  { needs: word("өтінемін өтініш кешіріңіз"), find: askedPolitelySlips },
  { needs: lemma("минут сағат күн апта ай жыл"), find: finishedWithinSlips },
  { needs: word("үшін"), find: finitePurposeSlips },
  { needs: word("екен"), find: foundOutPastSlips },
  { needs: wordLike(/й[ыі]н$/), find: hortativeSlips },
  { needs: word("жоқ"), find: orNotSlips },
  { needs: wordLike(/^(?:қайсы|(?:қандай|кім|ол)$)/), find: relativeBehindSlips },
  { needs: lemma("тоқтау"), find: stoppedDoingSlips },
  { needs: inForm("cond"), find: thoughSlips },
  { needs: wordLike(/т[ыі]н$/), find: usedToPersonSlips },
  { needs: wordLike(/^егер/), find: whetherSlips },
  { needs: word("қайда қайдан қашан қалай неге кіммен кімге неше қанша"), find: askedFactSlips },
  {
    needs: either(
      word(
        "үшін бірақ алайда неғұрлым керек орнында қарамастан қарамай едім едік еді бәріміз барлығымыз екеуіміз үшеуіміз төртеуіміз",
      ),
      lemma("бастау қуану ренжу таңғалу өкіну сену"),
      wordLike(/[ыі]нша$/),
    ),
    find: wrongConnectionSlips,
  },
  { needs: word("ойлаймын ойлаймыз сенемін санаймын айтты айтады"), find: toldBehindSlips },
  { needs: word("жылдан айдан күннен жастан бері"), find: goingOnSinceSlips },
  {
    needs: either(
      lemma(
        "ұйықтау бұзылу сыну құлау жоғалу өшу қату төгілу жыртылу ашылу жабылу сөну жаздау көру",
      ),
      wordLike(/^(?:жатыр|отыр|тұр|жүр)[мбп][ае]й/),
    ),
    find: wrongHelperSlips,
  },
  { needs: lemma("табу түсіну ұйықтау білу шешу көру есту ұмыту"), find: couldNotSlips },
  { needs: word("үшін"), find: inOrderThatSlips },
  { needs: either(word("тиіс"), wordLike(/[мпб][ае][қк](?:ш[ыі])?$/)), find: intendedSlips },
  { needs: word("мүмкін"), find: likelyFactSlips },
  { needs: inCase("GEN"), find: ownedDeedSlips },
  { needs: wordLike(/^айт(?:шы|ыңыз|ыңызшы|ыңдар|ып қой)?$/), find: passedOnSlips },
  { needs: inForm("a"), find: rowOfDeedSlips },
  { needs: lemma("болу өту"), find: sinceComingSlips },
  { needs: word("сонша соншалық соншалықты"), find: soMuchThatSlips },
  { needs: word("айтты айтады айтқан"), find: toldBySomebodySlips },
  { needs: either(lemma("көру"), wordLike(/^тырыс/)), find: triedTasteSlips },
  { needs: wordLike(/^егер/), find: unmetConditionSlips },
  { needs: word("кеше былтыр алдыңгүні өткенде"), find: unrealPastSlips },
  { needs: lemma("жауу соғу"), find: weatherSeenSlips },
];
