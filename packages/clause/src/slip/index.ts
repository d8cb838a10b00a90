import type { Fault } from "../fault/fault.ts";
import type { Government } from "../government.ts";
import type { Parse } from "../parse.ts";
import type { Usage } from "../usage/usage.ts";
import { NAMED_TIMES, TIMES } from "../word/word-lists.ts";
import { addressSlips } from "./address.ts";
import { ageSlips } from "./age.ts";
import { agoSlips } from "./ago.ts";
import { allAlongSlips } from "./all-along.ts";
import { allowedSlips } from "./allowed.ts";
import { askedNameSlips } from "./asked-names.ts";
import { askedOfObjectSlips } from "./asked-of-objects.ts";
import { askedOfWhomSlips } from "./asked-of-whom.ts";
import { bareFactSlips } from "./bare-facts.ts";
import { bareParticipleSlips } from "./bare-participles.ts";
import { bareWordSlips, restingBefore } from "./bare-words.ts";
import { begunFiniteSlips } from "./begun-finites.ts";
import { begunThingSlips } from "./begun-things.ts";
import { type Calque, calqueSlips } from "./calques.ts";
import { canStemSlips } from "./can-stems.ts";
import { caseForCaseSlips } from "./case-for-case.ts";
import { MEANT_CASE_RULES } from "./cases/index.ts";
import { causeSlips } from "./causes.ts";
import { WORD_CHOICE_RULES } from "./choice/index.ts";
import { clauseFormSlips } from "./clause-forms.ts";
import { clausePostpositionSlips } from "./clause-postpositions.ts";
import { JOINED_CLAUSE_RULES } from "./clauses/index.ts";
import { clockCaseSlips } from "./clock-cases.ts";
import { commandAmongDeedSlips } from "./commands-among-deeds.ts";
import { comparedWithItsLikeSlips } from "./compared-with-its-like.ts";
import { comparisonSlips } from "./comparisons.ts";
import { compoundEndingSlips } from "./compound-endings.ts";
import { compoundGenitiveSlips } from "./compound-genitives.ts";
import { conditionSlips } from "./conditions.ts";
import { contrastSlips } from "./contrasts.ts";
import { converbSlips } from "./converbs.ts";
import { copulaBeforeAndSlips } from "./copulas-before-and.ts";
import { countedOrdinalSlips } from "./counted-ordinals.ts";
import { dateSlips } from "./dates.ts";
import { dativeDoerSlips } from "./dative-doers.ts";
import { definiteObjectSlips } from "./definite-objects.ts";
import { degreeSlips, MORE_OF } from "./degree.ts";
import { deniedPredicateSlips } from "./denied-predicates.ts";
import { doubleEndingSlips } from "./double-endings.ts";
import { doubledSlips } from "./doubled.ts";
import { earlyPostpositionSlips } from "./early-postpositions.ts";
import { existenceSlips } from "./existence.ts";
import { feltSlips } from "./felt.ts";
import { finitePluralSlips } from "./finite-plurals.ts";
import { fittingWordSlips } from "./fitting-words.ts";
import { fixedPersonSlips } from "./fixed-persons.ts";
import { formalLetterSlips } from "./formal-letters.ts";
import { genitiveSlips } from "./genitives.ts";
import { givenToSlips } from "./given-to.ts";
import { gladOfMineSlips } from "./glad-of-mine.ts";
import { goalSlips } from "./goals.ts";
import { goingOnOrOverSlips } from "./going-on-or-over.ts";
import { hadDoneSlips } from "./had-done.ts";
import { helperSlips } from "./helpers.ts";
import { helperFirstSlips } from "./helpers-first.ts";
import { holdingSlips } from "./holding.ts";
import {
  allowedObjectSlips,
  bareInfinitiveSlips,
  infinitiveCaseSlips,
  neededThingSlips,
  timeOfDoingSlips,
} from "./infinitive-cases.ts";
import { joinedSlips } from "./joined.ts";
import { joinedVerbSlips } from "./joined-verbs.ts";
import { kinHadSlips } from "./kin-had.ts";
import { letterSlips } from "./letters.ts";
import { lightVerbSlips } from "./light-verbs.ts";
import { likedObjectSlips } from "./liked-objects.ts";
import { likingSlips } from "./liking.ts";
import { loanedPhraseSlips } from "./loaned-phrases.ts";
import { madeBySomebodySlips } from "./made-by-somebody.ts";
import { marryingSlips } from "./marrying.ts";
import { misjoinedClauseSlips } from "./misjoined-clauses.ts";
import { misreadHelperSlips } from "./misread-helpers.ts";
import { misreadWordSlips } from "./misread-words.ts";
import { mixedRegisterSlips } from "./mixed-register.ts";
import { namedAsSlips } from "./named-as.ts";
import { namedPlaceSlips } from "./named-places.ts";
import { neededSlips } from "./needed.ts";
import { neededInfinitiveSlips } from "./needed-infinitives.ts";
import { atMost, either, having, inCase, inForm, lemma, lemmaOf, word, wordLike } from "./needs.ts";
import { negationSlips } from "./negation.ts";
import { nobodySlips } from "./nobody.ts";
import { notOnlySlips } from "./not-only.ts";
import { numberPhraseSlips } from "./number-phrases.ts";
import { numeralSlips } from "./numerals.ts";
import { objectSlips } from "./objects.ts";
import { obligedSlips } from "./obliged.ts";
import { ongoingInfinitiveSlips } from "./ongoing-infinitives.ts";
import { orderSlips } from "./order.ts";
import { ownSlips } from "./own.ts";
import { ownedRelativeSlips } from "./owned-relatives.ts";
import { ownerInAccusativeSlips } from "./owner-in-accusative.ts";
import { ownerSlips } from "./owners.ts";
import { ownerThereSlips } from "./owners-there.ts";
import { pairedComparisonSlips } from "./paired-comparisons.ts";
import { partedBareObjectSlips } from "./parted-bare-objects.ts";
import { participleConditionSlips } from "./participle-conditions.ts";
import { participleTimeSlips } from "./participle-times.ts";
import { participleSlips } from "./participles.ts";
import { particleSlips } from "./particles.ts";
import { passiveDoerSlips } from "./passive-doers.ts";
import { passiveSlips } from "./passives.ts";
import { pastTimeSlips } from "./past-times.ts";
import { personBySubjectSlips } from "./person-by-subject.ts";
import { personSlips } from "./persons.ts";
import { placeFrameSlips } from "./place-frames.ts";
import { pluralQualitySlips } from "./plural-qualities.ts";
import { pointedObjectSlips } from "./pointed-objects.ts";
import { postpositionSlips } from "./postpositions.ts";
import { predicateEndingSlips } from "./predicate-endings.ts";
import { pronounSlips } from "./pronouns.ts";
import { purposeSlips } from "./purposes.ts";
import { qualityBehindSlips } from "./qualities-behind.ts";
import { quotedWithoutDepSlips } from "./quoted-without-dep.ts";
import { rateSlips } from "./rates.ts";
import { reasonSlips, sinceSlips, toldReasonSlips } from "./reasons.ts";
import { reciprocalSlips } from "./reciprocals.ts";
import { refusedByExpressionSlips } from "./refused-by-expression.ts";
import { relativePersonSlips } from "./relative-persons.ts";
import { RulesByNeed } from "./rules-by-need.ts";
import { saidOfUsSlips } from "./said-of-us.ts";
import { saidTwiceSlips } from "./said-twice.ts";
import { seemingCopulaSlips } from "./seeming-copulas.ts";
import { sinceWhenSlips } from "./since-when.ts";
import { sisterSlips } from "./sisters.ts";
import type { SlipRule } from "./slip-rule.ts";
import { spentTimeSlips } from "./spent-times.ts";
import { standingPlaceSlips } from "./standing-places.ts";
import { strayNominativeSlips } from "./stray-nominatives.ts";
import { strayParticleSlips } from "./stray-particles.ts";
import { timeEndingSlips } from "./time-endings.ts";
import { timeSlips } from "./times-against-verbs.ts";
import { timeAndAmountSlips } from "./times-and-amounts.ts";
import { toldFactSlips } from "./told-facts.ts";
import { toldInfinitiveSlips } from "./told-infinitives.ts";
import { toldThatSlips } from "./told-that.ts";
import { tornQuestionWordSlips } from "./torn-question-words.ts";
import { twoComparedSlips } from "./two-compared.ts";
import { unmarkedPlaceSlips } from "./unmarked-places.ts";
import { unmarkedQuestionSlips } from "./unmarked-questions.ts";
import { unownedFactSlips } from "./unowned-facts.ts";
import {
  unsaidAmidSlips,
  unsaidCopulaSlips,
  unsaidOriginSlips,
  unsaidPastOfThingsSlips,
  unsaidPastSlips,
  unsaidWhoSlips,
} from "./unsaid-copulas.ts";
import { verbFormSlips } from "./verb-forms.ts";
import { voiceSlips } from "./voices.ts";
import { whoseSlips } from "./whose.ts";
import { wishOwnerSlips } from "./wish-owners.ts";
import { wishedDaySlips } from "./wished-days.ts";
import { wishSlips } from "./wishes.ts";
import { withoutItSlips } from "./without-it.ts";
import { wordSlips } from "./words.ts";
import { wrongOneOfTwoSlips } from "./wrong-one-of-two.ts";
import { wrongOwnerSlips } from "./wrong-owners.ts";
import { yearsThereSlips } from "./years-there.ts";

/** Words of dates, and numbers beside months, weekdays and what is numbered. */
const DATED = word(
  "дүйсенбі сейсенбі сәрсенбі бейсенбі жұма сенбі жексенбі минут бір екі үш төрт бес алты жеті сегіз тоғыз он жиырма отыз",
);

/**
 * All rules, in the order in which what they find is told. The file is long since it is this one list: the order goes
 * across all kinds, so that no part of it could stand by itself. Most rules are about a few words or forms that hardly a
 * sentence has.
 */
export const SLIP_RULES: readonly SlipRule[] = [
  { find: (parse, government, _, calques) => calqueSlips(parse, calques, government) },
  ...JOINED_CLAUSE_RULES,
  ...MEANT_CASE_RULES,
  ...WORD_CHOICE_RULES,
  { needs: either(atMost(3), wordLike(/^(?:еді|емес|жоқ)/)), find: predicateEndingSlips },
  { find: nobodySlips },
  { find: askedOfWhomSlips },
  { find: askedOfObjectSlips },
  { find: kinHadSlips },
  { find: quotedWithoutDepSlips },
  { find: agoSlips },
  {
    needs: either(
      word("дейін шейін бері соң сайын кейін бұрын үшін себеп орнына мәжбүр"),
      wordLike(/^(?:сияқты|секілді|тәрізді)/),
    ),
    find: clausePostpositionSlips,
  },
  { needs: wordLike(/^бір/), find: reciprocalSlips },
  { needs: word("мүмкін меніңше ойымша жоқ емес көбірек көп"), find: saidTwiceSlips },
  { needs: inCase("INS"), find: passiveDoerSlips },
  { find: pairedComparisonSlips },
  { find: hadDoneSlips },
  { needs: word("жарты жуық бірге"), find: numberPhraseSlips },
  { find: dativeDoerSlips },
  { find: likedObjectSlips },
  { find: whoseSlips },
  { find: caseForCaseSlips },
  { needs: either(word("керек қажет бірге мүмкін"), wordLike(/^тиіс/)), find: obligedSlips },
  { find: bareFactSlips },
  { find: deniedPredicateSlips },
  { find: sinceWhenSlips },
  { find: madeBySomebodySlips },
  {
    needs: either(
      word("сияқты секілді басқа немесе"),
      lemma("сөйлеу жазу оқу түсіну білу үйрену сөйлесу көрсету"),
    ),
    find: loanedPhraseSlips,
  },
  { find: gladOfMineSlips },
  {
    needs: either(
      word("арқылы жарым рет және мен пен бен неше жыл бәрі"),
      wordLike(/^(?:жарты|бірі)/),
    ),
    find: timeAndAmountSlips,
  },
  { find: goingOnOrOverSlips },
  {
    needs: either(
      word("ұзын арқасында біреу ете сұраймын сұраймыз өтінемін өтінеміз"),
      lemma("сату сөйлеу есту турау ескі жүру"),
    ),
    find: wrongOneOfTwoSlips,
  },
  { needs: word("емес жоқ"), find: withoutItSlips },
  { find: personBySubjectSlips },
  { find: clauseFormSlips },
  { find: sisterSlips },
  { find: formalLetterSlips },
  { find: standingPlaceSlips },
  { find: notOnlySlips },
  { find: pluralQualitySlips },
  {
    needs: either(
      having("leaning"),
      having("asked"),
      word("ма ме ба бе па пе да та те ғана ғой барма"),
      wordLike(/^(?:мен|сен|сіз|біз|ол|олар)(?:де|да)$/),
    ),
    find: particleSlips,
  },
  { find: negationSlips },
  { find: postpositionSlips },
  { find: pronounSlips },
  {
    needs: either(
      word(
        "бірнеше көп аз неше қанша талай әр әрбір шақты қаншама сағат жарты екеу үшеу төртеу бесеу алтау жетеу",
      ),
      wordLike(/ш[ыі]|^жас|^(?:бірі|жартысы|көбі|көпшілігі|біразы)/),
      lemmaOf(TIMES, NAMED_TIMES),
    ),
    find: numeralSlips,
  },
  {
    needs: either(
      word("көп ең өте тым аса көбірек азырақ жақын алыс"),
      wordLike(/^(?:кеше|бүгін|былтыр)/),
      lemmaOf(MORE_OF),
      inCase("ACC"),
    ),
    find: degreeSlips,
  },
  { find: participleSlips },
  { needs: inForm("part"), find: participleTimeSlips },
  { find: ownSlips },
  { find: wishOwnerSlips },
  { find: converbSlips },
  { find: personSlips },
  { find: neededSlips },
  { find: allowedSlips },
  { find: wishSlips },
  { find: neededInfinitiveSlips },
  { find: letterSlips },
  { find: joinedSlips },
  { find: orderSlips },
  { find: addressSlips },
  { find: objectSlips },
  { find: verbFormSlips },
  {
    needs: either(
      word("не қандай деп қатар атам-анам"),
      wordLike(
        /^(?:(?:қазақ|орыс|ағылшын|түрік|неміс|қытай|француз|жапон|корей|испан|өзбек|қырғыз|татар|араб)|(?:суық|ыстық|қызық|салқын|дұрыс)[пс])/,
      ),
      lemma("апару"),
      having("leaning"),
      having("abbreviation"),
    ),
    find: wordSlips,
  },
  { find: doubledSlips },
  { find: ageSlips },
  { find: holdingSlips },
  { find: voiceSlips },
  { find: bareWordSlips },
  { needs: either(DATED, wordLike(/^(?:1[89]|20)/)), find: dateSlips },
  { find: doubleEndingSlips },
  { find: commandAmongDeedSlips },
  { find: ownerSlips },
  { find: genitiveSlips },
  { find: lightVerbSlips },
  { find: (parse, _, usage) => helperSlips(parse, usage) },
  { find: (parse, _, usage) => compoundEndingSlips(parse, usage) },
  {
    needs: either(inForm("cond"), wordLike(/^(?:еді|егер)/)),
    find: conditionSlips,
  },
  { find: existenceSlips },
  { needs: word("емес жоқ"), find: contrastSlips },
  { needs: inCase("ACC"), find: passiveSlips },
  { find: restingBefore },
  { find: ownerInAccusativeSlips },
  { find: namedAsSlips },
  {
    needs: either(lemma("жыл ай апта күн сағат минут ғасыр"), word("артқа артта кері")),
    find: pastTimeSlips,
  },
  { find: refusedByExpressionSlips },
  { find: begunFiniteSlips },
  { find: earlyPostpositionSlips },
  { find: toldInfinitiveSlips },
  { find: reasonSlips },
  { find: toldReasonSlips },
  { find: allAlongSlips },
  { find: wishedDaySlips },
  { find: sinceSlips },
  { find: toldFactSlips },
  { find: twoComparedSlips },
  { find: unsaidCopulaSlips },
  { find: unsaidAmidSlips },
  { find: unsaidOriginSlips },
  { find: unsaidWhoSlips },
  { find: unsaidPastSlips },
  { find: unsaidPastOfThingsSlips },
  { find: spentTimeSlips },
  { find: comparisonSlips },
  { find: toldThatSlips },
  { find: unownedFactSlips },
  { find: bareParticipleSlips },
  { needs: word("өйткені себебі салдары кесірі арқасы"), find: causeSlips },
  { find: finitePluralSlips },
  { find: relativePersonSlips },
  { needs: either(inCase("ABL"), inCase("DAT")), find: goalSlips },
  { find: givenToSlips },
  { find: fixedPersonSlips },
  { find: askedNameSlips },
  { find: canStemSlips },
  { find: begunThingSlips },
  { find: namedPlaceSlips },
  { find: clockCaseSlips },
  { find: misreadHelperSlips },
  { find: misjoinedClauseSlips },
  { find: saidOfUsSlips },
  {
    needs: either(
      word("сынып еш кешеде ертеңде былтырда кеш жас болып неше мен"),
      lemma("ойнау дұрыс"),
      inCase("GEN"),
    ),
    find: misreadWordSlips,
  },
  { find: partedBareObjectSlips },
  { find: tornQuestionWordSlips },
  { find: strayParticleSlips },
  { find: placeFrameSlips },
  { find: strayNominativeSlips },
  { find: qualityBehindSlips },
  { find: helperFirstSlips },
  { find: wrongOwnerSlips },
  { needs: either(word("өткен ертеңнен уақыт"), lemma("кез жоқ")), find: timeSlips },
  { needs: inForm("vn"), find: infinitiveCaseSlips },
  { needs: inForm("vn"), find: bareInfinitiveSlips },
  { needs: lemma("кез"), find: timeOfDoingSlips },
  { needs: word("бар жоқ"), find: ownerThereSlips },
  { needs: inForm("vn"), find: allowedObjectSlips },
  { needs: word("керек қажет"), find: neededThingSlips },
  { needs: lemma("жыл күн ай апта жаз қыс күз көктем"), find: timeEndingSlips },
  { needs: word("және әрі"), find: copulaBeforeAndSlips },
  { needs: word("бұл осы сол ол мынау анау мына ана"), find: pointedObjectSlips },
  {
    needs: either(lemma("кәрі ішу жеу"), word("жоқ қарсы бар көп аз")),
    find: fittingWordSlips,
  },
  { find: joinedVerbSlips },
  { find: compoundGenitiveSlips },
  { find: marryingSlips },
  { find: yearsThereSlips },
  { find: mixedRegisterSlips },
  { find: likingSlips },
  { find: feltSlips },
  { find: ownedRelativeSlips },
  { find: seemingCopulaSlips },
  { find: ongoingInfinitiveSlips },
  { needs: inForm("vn"), find: purposeSlips },
  { find: unmarkedPlaceSlips },
  { find: unmarkedQuestionSlips },
  { find: rateSlips },
  { needs: wordLike(/нш[ыі]$/), find: countedOrdinalSlips },
  { needs: either(inCase("DAT"), inCase("INS")), find: comparedWithItsLikeSlips },
  { needs: wordLike(/[дт](?:а|е)ғы$|[дт]егі$/), find: definiteObjectSlips },
  { needs: wordLike(/[ғгқк][ае]нс[ае]/), find: participleConditionSlips },
];

const RULES = new RulesByNeed(SLIP_RULES);

/** Slips that learners make though every word would find a place, each with its mend. */
export function* slipsIn(
  parse: Parse,
  calques: readonly Calque[],
  government: Government,
  usage: Usage,
): Generator<Fault> {
  for (const { find } of RULES.of(parse)) {
    const found = find(parse, government, usage, calques);
    // Hardly a rule finds something: to go through nothing costs as much as a rule
    if (found.length > 0) yield* found;
  }
}
