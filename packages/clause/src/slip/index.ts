import type { Fault } from "../fault/fault.ts";
import type { Government } from "../government.ts";
import type { Parse } from "../parse.ts";
import type { Usage } from "../usage/usage.ts";
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
import { meantCaseSlips } from "./cases/index.ts";
import { causeSlips } from "./causes.ts";
import { wordChoiceSlips } from "./choice/index.ts";
import { clauseFormSlips } from "./clause-forms.ts";
import { clausePostpositionSlips } from "./clause-postpositions.ts";
import { joinedClauseSlips } from "./clauses/index.ts";
import { clockCaseSlips } from "./clock-cases.ts";
import { comparisonSlips } from "./comparisons.ts";
import { compoundEndingSlips } from "./compound-endings.ts";
import { compoundGenitiveSlips } from "./compound-genitives.ts";
import { conditionSlips } from "./conditions.ts";
import { contrastSlips } from "./contrasts.ts";
import { converbSlips } from "./converbs.ts";
import { dateSlips } from "./dates.ts";
import { dativeDoerSlips } from "./dative-doers.ts";
import { degreeSlips } from "./degree.ts";
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
import { pairedComparisonSlips } from "./paired-comparisons.ts";
import { partedBareObjectSlips } from "./parted-bare-objects.ts";
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
import { saidOfUsSlips } from "./said-of-us.ts";
import { saidTwiceSlips } from "./said-twice.ts";
import { seemingCopulaSlips } from "./seeming-copulas.ts";
import { sinceWhenSlips } from "./since-when.ts";
import { sisterSlips } from "./sisters.ts";
import { spentTimeSlips } from "./spent-times.ts";
import { standingPlaceSlips } from "./standing-places.ts";
import { strayNominativeSlips } from "./stray-nominatives.ts";
import { strayParticleSlips } from "./stray-particles.ts";
import { timeSlips } from "./times-against-verbs.ts";
import { timeAndAmountSlips } from "./times-and-amounts.ts";
import { toldFactSlips } from "./told-facts.ts";
import { toldInfinitiveSlips } from "./told-infinitives.ts";
import { toldThatSlips } from "./told-that.ts";
import { tornQuestionWordSlips } from "./torn-question-words.ts";
import { twoComparedSlips } from "./two-compared.ts";
import { unmarkedPlaceSlips } from "./unmarked-places.ts";
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

/** Slips that learners make though every word would find a place, each with its mend. */
export const slipsIn = (
  parse: Parse,
  calques: readonly Calque[],
  government: Government,
  usage?: Usage,
): Fault[] => [
  ...calqueSlips(parse, calques, government),
  ...joinedClauseSlips(parse),
  ...meantCaseSlips(parse, government),
  ...wordChoiceSlips(parse, government),
  ...predicateEndingSlips(parse, government),
  ...nobodySlips(parse),
  ...askedOfWhomSlips(parse),
  ...askedOfObjectSlips(parse),
  ...kinHadSlips(parse, government),
  ...quotedWithoutDepSlips(parse),
  ...agoSlips(parse),
  ...clausePostpositionSlips(parse),
  ...reciprocalSlips(parse),
  ...saidTwiceSlips(parse),
  ...passiveDoerSlips(parse, government),
  ...pairedComparisonSlips(parse),
  ...hadDoneSlips(parse),
  ...numberPhraseSlips(parse),
  ...dativeDoerSlips(parse),
  ...likedObjectSlips(parse),
  ...whoseSlips(parse, government),
  ...caseForCaseSlips(parse, government),
  ...obligedSlips(parse, government),
  ...bareFactSlips(parse),
  ...deniedPredicateSlips(parse, government),
  ...sinceWhenSlips(parse),
  ...madeBySomebodySlips(parse, government),
  ...loanedPhraseSlips(parse, government),
  ...gladOfMineSlips(parse),
  ...timeAndAmountSlips(parse, government),
  ...goingOnOrOverSlips(parse, government),
  ...wrongOneOfTwoSlips(parse, government),
  ...withoutItSlips(parse),
  ...personBySubjectSlips(parse, government),
  ...clauseFormSlips(parse),
  ...sisterSlips(parse, government),
  ...formalLetterSlips(parse),
  ...standingPlaceSlips(parse, government),
  ...notOnlySlips(parse),
  ...pluralQualitySlips(parse),
  ...particleSlips(parse),
  ...negationSlips(parse),
  ...postpositionSlips(parse),
  ...pronounSlips(parse),
  ...numeralSlips(parse),
  ...degreeSlips(parse),
  ...participleSlips(parse),
  ...participleTimeSlips(parse),
  ...ownSlips(parse),
  ...wishOwnerSlips(parse),
  ...converbSlips(parse),
  ...personSlips(parse),
  ...neededSlips(parse),
  ...allowedSlips(parse),
  ...wishSlips(parse),
  ...neededInfinitiveSlips(parse, government),
  ...letterSlips(parse),
  ...joinedSlips(parse),
  ...orderSlips(parse),
  ...addressSlips(parse),
  ...objectSlips(parse),
  ...verbFormSlips(parse),
  ...wordSlips(parse),
  ...doubledSlips(parse),
  ...ageSlips(parse),
  ...holdingSlips(parse),
  ...voiceSlips(parse),
  ...bareWordSlips(parse),
  ...dateSlips(parse),
  ...doubleEndingSlips(parse),
  ...ownerSlips(parse, government),
  ...genitiveSlips(parse, government),
  ...(usage ? lightVerbSlips(parse, government, usage) : []),
  ...(usage ? helperSlips(parse, usage) : []),
  ...(usage ? compoundEndingSlips(parse, usage) : []),
  ...conditionSlips(parse),
  ...existenceSlips(parse),
  ...contrastSlips(parse),
  ...passiveSlips(parse, government),
  ...restingBefore(parse),
  ...ownerInAccusativeSlips(parse),
  ...namedAsSlips(parse),
  ...pastTimeSlips(parse),
  ...refusedByExpressionSlips(parse, government),
  ...begunFiniteSlips(parse),
  ...earlyPostpositionSlips(parse, government),
  ...toldInfinitiveSlips(parse),
  ...reasonSlips(parse),
  ...toldReasonSlips(parse),
  ...allAlongSlips(parse),
  ...wishedDaySlips(parse),
  ...sinceSlips(parse),
  ...toldFactSlips(parse),
  ...twoComparedSlips(parse, government),
  ...unsaidCopulaSlips(parse),
  ...unsaidAmidSlips(parse, government),
  ...unsaidOriginSlips(parse, government),
  ...unsaidWhoSlips(parse),
  ...unsaidPastSlips(parse),
  ...unsaidPastOfThingsSlips(parse),
  ...spentTimeSlips(parse),
  ...comparisonSlips(parse),
  ...toldThatSlips(parse),
  ...unownedFactSlips(parse),
  ...bareParticipleSlips(parse),
  ...causeSlips(parse, government),
  ...finitePluralSlips(parse),
  ...relativePersonSlips(parse),
  ...goalSlips(parse, government),
  ...givenToSlips(parse),
  ...fixedPersonSlips(parse),
  ...askedNameSlips(parse),
  ...canStemSlips(parse),
  ...begunThingSlips(parse, government),
  ...namedPlaceSlips(parse),
  ...clockCaseSlips(parse),
  ...misreadHelperSlips(parse),
  ...misjoinedClauseSlips(parse),
  ...saidOfUsSlips(parse, government),
  ...misreadWordSlips(parse, government),
  ...partedBareObjectSlips(parse),
  ...tornQuestionWordSlips(parse),
  ...strayParticleSlips(parse),
  ...placeFrameSlips(parse, government),
  ...strayNominativeSlips(parse, government),
  ...qualityBehindSlips(parse, government),
  ...helperFirstSlips(parse),
  ...wrongOwnerSlips(parse),
  ...timeSlips(parse),
  ...fittingWordSlips(parse, government, usage),
  ...joinedVerbSlips(parse),
  ...compoundGenitiveSlips(parse, government),
  ...marryingSlips(parse, government),
  ...yearsThereSlips(parse),
  ...mixedRegisterSlips(parse),
  ...likingSlips(parse, government),
  ...feltSlips(parse),
  ...ownedRelativeSlips(parse),
  ...seemingCopulaSlips(parse, government),
  ...ongoingInfinitiveSlips(parse),
  ...purposeSlips(parse, government),
  ...unmarkedPlaceSlips(parse, government),
  ...rateSlips(parse),
];
