import type { Government } from "../government.ts";
import type { Parse } from "../parse.ts";
import type { Usage } from "../usage/usage.ts";
import { ageDoubts } from "./ages.ts";
import { askedHelperDoubts } from "./asked-helpers.ts";
import { barePairDoubts } from "./bare-pairs.ts";
import { clauseOrDoubts } from "./clause-or.ts";
import { comparedByWhatDoubts, farMoreDoubts } from "./compared-by-what.ts";
import { comparedInDativeDoubts } from "./compared-in-dative.ts";
import { comparedPersonDoubts } from "./compared-persons.ts";
import { comparedPlaceDoubts, placeOverPlaceDoubts } from "./compared-places.ts";
import { contrastDoubts, reasonAgainstDoubts } from "./contrasts.ts";
import { converbBeforeDoubts } from "./converbs-before.ts";
import { countedDoubts } from "./counted.ts";
import { dativeForObjectDoubts } from "./datives-for-objects.ts";
import { deedOfOthersDoubts } from "./deeds-of-others.ts";
import { doerDoubts } from "./doers.ts";
import { doubleDegreeDoubts } from "./double-degree.ts";
import { doubledAllDoubts } from "./doubled-all.ts";
import { earlyPostpositionDoubts } from "./early-postpositions.ts";
import { fallingDoubts } from "./falling-weather.ts";
import { frontedQualityDoubts } from "./fronted-qualities.ts";
import { goneByDoubts } from "./gone-by.ts";
import { helperDoubts } from "./helpers.ts";
import { innerSubjectDoubts } from "./inner-subjects.ts";
import { justNowDoubts } from "./just-now.ts";
import { loneCaseDoubts } from "./lone-cases.ts";
import { mannerDoubts } from "./manner.ts";
import { mannerCaseDoubts } from "./manner-case.ts";
import { misreadBesideDoubts } from "./misread-beside.ts";
import { mixedAddressDoubts } from "./mixed-address.ts";
import { namedPersonDoubts } from "./named-persons.ts";
import { neededNominativeDoubts } from "./needed-nominatives.ts";
import { neededQualityDoubts } from "./needed-qualities.ts";
import { objectInCompoundDoubts } from "./objects-in-compounds.ts";
import { oursWithoutEndingDoubts } from "./ours-without-ending.ts";
import { overDashDoubts } from "./over-a-dash.ts";
import { ownConditionDoubts } from "./own-conditions.ts";
import { ownedAdverbDoubts } from "./owned-adverbs.ts";
import { ownerlessPredicateDoubts } from "./ownerless-predicates.ts";
import { partedByTimeDoubts, partedObjectDoubts } from "./parted-objects.ts";
import { partedOwnerDoubts } from "./parted-owners.ts";
import { calledObjectDoubts, passiveObjectDoubts } from "./passive-objects.ts";
import { personAsPlaceDoubts } from "./persons-as-places.ts";
import { placeCaseDoubts } from "./places-in-case.ts";
import { pluralAddressDoubts } from "./plural-address.ts";
import { postpositionDoubts } from "./postpositions.ts";
import { predicateDoubts } from "./predicates.ts";
import { qualityDoubts } from "./qualities.ts";
import { qualityOfAnotherDoubts } from "./qualities-of-another.ts";
import { rareReadingDoubts } from "./rare-readings.ts";
import { refusedBeforeConverbDoubts } from "./refused-before-converb.ts";
import { sentNobodyDoubts } from "./sent-nobody.ts";
import { sharedSubjectDoubts } from "./shared-subject.ts";
import { sideDoubts, towardsDoubts } from "./sides.ts";
import { slenderDoubts } from "./slender-doubts.ts";
import { strangeThingDoubts } from "./strange-things.ts";
import { ownerlessSakeDoubts, strayBeingDoubts, strayDegreeDoubts } from "./stray-degrees.ts";
import { strayWordDoubts } from "./stray-words.ts";
import { leftOutSubjectDoubts } from "./subjects-left-out.ts";
import { swappedNominativeDoubts } from "./swapped-nominatives.ts";
import { thingActingDoubts } from "./things-acting.ts";
import { timeFormDoubts } from "./time-forms.ts";
import { toldCommandDoubts } from "./told-commands.ts";
import { toldWithoutDepDoubts } from "./told-without-dep.ts";
import { twoNominativeDoubts } from "./two-nominatives.ts";
import { twoObjectDoubts } from "./two-objects.ts";
import { unequalDoubts } from "./unequal.ts";
import { unlikePredicateDoubts } from "./unlike-predicates.ts";
import { unlikelyTimeDoubts } from "./unlikely-times.ts";
import { unmarkedGoalDoubts } from "./unmarked-goals.ts";
import { unmarkedObjectDoubts } from "./unmarked-objects.ts";
import { verblessDoubts } from "./verbless-questions.ts";

/** Doubts that show once every word has its place: what parses by a licence too slender to vouch for. */
export const doubtsIn = (
  parse: Parse,
  government: Government,
  usage: Usage,
): readonly { readonly at: number; readonly why: string }[] => [
  ...slenderDoubts(parse),
  ...sharedSubjectDoubts(parse, government),
  ...predicateDoubts(parse, government),
  ...postpositionDoubts(parse, government),
  ...countedDoubts(parse),
  ...partedOwnerDoubts(parse, government),
  ...qualityDoubts(parse, government, usage),
  ...barePairDoubts(parse, government, usage),
  ...toldCommandDoubts(parse, government, usage),
  ...ownedAdverbDoubts(parse),
  ...ownerlessPredicateDoubts(parse),
  ...neededQualityDoubts(parse),
  ...contrastDoubts(parse),
  ...reasonAgainstDoubts(parse),
  ...farMoreDoubts(parse),
  ...calledObjectDoubts(parse),
  ...towardsDoubts(parse),
  ...earlyPostpositionDoubts(parse),
  ...refusedBeforeConverbDoubts(parse, government),
  ...doerDoubts(parse, government, usage),
  ...helperDoubts(parse, government, usage),
  ...mannerDoubts(parse, government, usage),
  ...innerSubjectDoubts(parse, government),
  ...unmarkedObjectDoubts(parse, government),
  ...unmarkedGoalDoubts(parse, government, usage),
  ...askedHelperDoubts(parse, government),
  ...frontedQualityDoubts(parse),
  ...loneCaseDoubts(parse),
  ...justNowDoubts(parse),
  ...goneByDoubts(parse),
  ...strayDegreeDoubts(parse),
  ...strayBeingDoubts(parse),
  ...ownerlessSakeDoubts(parse),
  ...namedPersonDoubts(parse),
  ...ageDoubts(parse),
  ...timeFormDoubts(parse),
  ...leftOutSubjectDoubts(parse),
  ...sideDoubts(parse),
  ...fallingDoubts(parse),
  ...doubleDegreeDoubts(parse),
  ...doubledAllDoubts(parse),
  ...verblessDoubts(parse),
  ...pluralAddressDoubts(parse),
  ...mannerCaseDoubts(parse),
  ...clauseOrDoubts(parse),
  ...neededNominativeDoubts(parse),
  ...converbBeforeDoubts(parse),
  ...unequalDoubts(parse, government),
  ...mixedAddressDoubts(parse),
  ...comparedInDativeDoubts(parse, government),
  ...sentNobodyDoubts(parse),
  ...strangeThingDoubts(parse, government),
  ...partedObjectDoubts(parse),
  ...dativeForObjectDoubts(parse, government),
  ...ownConditionDoubts(parse),
  ...unlikelyTimeDoubts(parse),
  ...unlikePredicateDoubts(parse, government),
  ...comparedPersonDoubts(parse, government),
  ...passiveObjectDoubts(parse),
  ...personAsPlaceDoubts(parse, government),
  ...rareReadingDoubts(parse),
  ...twoNominativeDoubts(parse, government),
  ...comparedPlaceDoubts(parse, government),
  ...oursWithoutEndingDoubts(parse),
  ...qualityOfAnotherDoubts(parse, government, usage),
  ...strayWordDoubts(parse),
  ...twoObjectDoubts(parse, government),
  ...objectInCompoundDoubts(parse, government, usage),
  ...thingActingDoubts(parse, government),
  ...overDashDoubts(parse),
  ...toldWithoutDepDoubts(parse),
  ...swappedNominativeDoubts(parse, government),
  ...misreadBesideDoubts(parse, government),
  ...placeOverPlaceDoubts(parse, government),
  ...partedByTimeDoubts(parse),
  ...comparedByWhatDoubts(parse, government, usage),
  ...deedOfOthersDoubts(parse),
  ...placeCaseDoubts(parse, government, usage),
];
