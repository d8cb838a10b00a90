import { appliedIntent } from "../applied/applied.ts";
import type { Intent, RuleIntent } from "../ask.ts";
import { noteIntent } from "../notes/note-intent.ts";
import { composedIntent, ellipticIntent } from "../request/composed.ts";
import { ofTableIntent } from "../request/of-table.ts";
import { aboutMeIntent } from "./about-me.ts";
import { adviceIntent } from "./advice.ts";
import { aboutAnotherThingIntent } from "./after/about-another-thing.ts";
import { askMeWhyIntent } from "./after/ask-me-why.ts";
import { clockAskedIntent } from "./after/clock-asked.ts";
import { dialogueWithoutSceneIntent } from "./after/dialogue-without-scene.ts";
import { endingInRuleIntent } from "./after/ending-in-rule.ts";
import { forWhomIntent } from "./after/for-whom.ts";
import { formTriedIntent } from "./after/form-tried.ts";
import { ifTheySayIntent } from "./after/if-they-say.ts";
import { joinedLinesIntent } from "./after/joined-lines.ts";
import { kindAloneIntent } from "./after/kind-alone.ts";
import { lastExplainedIntent } from "./after/last-explained.ts";
import { noEndingAfterNumberIntent } from "./after/no-ending-after-number.ts";
import { nthSentenceIntent } from "./after/nth-sentence.ts";
import { ofShownIntent } from "./after/of-shown.ts";
import { plainerMendIntent } from "./after/plainer-mend.ts";
import { questionsOnSubjectIntent } from "./after/questions-on-subject.ts";
import { signedLinesIntent } from "./after/signed-lines.ts";
import { softenedIntent } from "./after/softened.ts";
import { strongerThanIntent } from "./after/stronger-than.ts";
import { talkMistakesIntent } from "./after/talk-mistakes.ts";
import { talkOnIntent } from "./after/talk-on.ts";
import { toldAndAskedBackIntent } from "./after/told-and-asked-back.ts";
import { toldInKazakhIntent, wordsOfTextIntent } from "./after/told-in-kazakh.ts";
import { whenSaidIntent } from "./after/when-said.ts";
import { whyNotIntent } from "./after/why-not.ts";
import { arithmeticIntent } from "./arithmetic.ts";
import { bareActIntent, bareMannerIntent } from "./ask-back.ts";
import { askedSentenceIntent } from "./asked-sentence.ts";
import { asksPartnerIntent } from "./asks-partner.ts";
import { bareSentenceIntent, checkBesideRequestIntent, checkIntent } from "./check.ts";
import { formOfWordIntent } from "./compare/form-of-word.ts";
import { compareIntent } from "./compare.ts";
import { dayWordIntent, proverbIntent, recommendIntent } from "./course-items.ts";
import { cultureIntent } from "./culture.ts";
import { reshapedDialogueIntent } from "./dialogue/reshaped-dialogue.ts";
import { dialogueIntent } from "./dialogue.ts";
import { dictationIntent } from "./dictation.ts";
import { eachOfThemIntent } from "./each-of-them.ts";
import { equivalentIntent } from "./equivalent.ts";
import { everydayIntent } from "./everyday.ts";
import { exampleRequestIntent } from "./example-request.ts";
import { examplesIntent } from "./examples.ts";
import { exerciseIntent } from "./exercise.ts";
import { explainIntent } from "./explain.ts";
import { fillGapIntent } from "./fill-gap.ts";
import { sameFormIntent } from "./follow-up/same-form.ts";
import { followUpIntent } from "./follow-up.ts";
import { formIntent, namedFormIntent } from "./form.ts";
import { insistIntent } from "./insist.ts";
import { introductionIntent } from "./introduction.ts";
import { knownSayingIntent } from "./known-saying.ts";
import { languageFactIntent } from "./language-fact.ts";
import { listsIntent } from "./lists.ts";
import { bareKazakhIntent, meaningIntent, plainMeaningIntent } from "./meaning.ts";
import { myMistakeIntent } from "./my-mistake.ts";
import { namedFactIntent } from "./named-fact.ts";
import { newWordIntent } from "./new-word.ts";
import { countingIntent } from "./numbers/counting.ts";
import { readAloudIntent } from "./numbers/read-aloud.ts";
import { numbersIntent } from "./numbers.ts";
import { orthographyIntent } from "./orthography.ts";
import { otherMannerIntent } from "./other-manner.ts";
import { ownLifeIntent } from "./own-life.ts";
import { ownSentenceIntent } from "./own-sentence.ts";
import { pastedIntent } from "./pasted.ts";
import { phrasesIntent } from "./phrases.ts";
import { planIntent } from "./plan.ts";
import { politerIntent } from "./politer.ts";
import { pronounceIntent } from "./pronounce.ts";
import { questionIntent } from "./question.ts";
import { quizIntent, quizOfNamedIntent } from "./quiz.ts";
import { registerAskedIntent } from "./register-asked.ts";
import { restateIntent } from "./restate.ts";
import { saidBeforeIntent } from "./said-before.ts";
import { saidLineIntent } from "./said-line.ts";
import { saidToIntent } from "./said-to.ts";
import { bareIntent, plainSayIntent, sayIntent } from "./say.ts";
import { saySentenceIntent } from "./say-sentence.ts";
import { selfIntroductionIntent } from "./self-introduction.ts";
import { sentenceAskedForIntent } from "./sentence-asked-for.ts";
import { situationPhrasesIntent, situationWordsIntent } from "./situations.ts";
import { revealIntent, settledAdviceIntent, settledIntent, smallTalkIntent } from "./small-talk.ts";
import { storyIntent } from "./story.ts";
import { studiedIntent } from "./studied.ts";
import { talkIntent } from "./talk.ts";
import { taskAnswersIntent } from "./task-answers.ts";
import { topicSuggestionIntent } from "./topic-suggestion.ts";
import { translationTaskIntent } from "./translation-task.ts";
import { wantedTaskIntent } from "./wanted-task.ts";
import { whatNextIntent } from "./what-next.ts";
import { whichRightIntent } from "./which-right.ts";
import { wordFactsIntent } from "./word-facts.ts";
import { wordsAndPhrasesIntent } from "./words-and-phrases.ts";

const rule = (confidence: number, { name, answer }: RuleIntent): Intent => ({
  name,
  understand: (asked, tools) => ({ confidence, answer: () => answer(asked, tools) }),
});

/** What a message may ask for. Where two are equally sure, the earlier answers. */
export const INTENTS: readonly Intent[] = [
  settledAdviceIntent,
  settledIntent,
  checkBesideRequestIntent,
  taskAnswersIntent,
  lastExplainedIntent,
  askMeWhyIntent,
  clockAskedIntent,
  plainerMendIntent,
  namedFactIntent,
  wordsAndPhrasesIntent,
  dictationIntent,
  noEndingAfterNumberIntent,
  aboutAnotherThingIntent,
  kindAloneIntent,
  signedLinesIntent,
  dialogueWithoutSceneIntent,
  bareActIntent,
  bareMannerIntent,
  selfIntroductionIntent,
  noteIntent,
  readAloudIntent,
  knownSayingIntent,
  ownSentenceIntent,
  talkMistakesIntent,
  talkOnIntent,
  joinedLinesIntent,
  softenedIntent,
  politerIntent,
  toldInKazakhIntent,
  wordsOfTextIntent,
  whyNotIntent,
  endingInRuleIntent,
  whenSaidIntent,
  nthSentenceIntent,
  formTriedIntent,
  ofShownIntent,
  ifTheySayIntent,
  forWhomIntent,
  questionsOnSubjectIntent,
  strongerThanIntent,
  toldAndAskedBackIntent,
  asksPartnerIntent,
  ofTableIntent,
  appliedIntent,
  composedIntent,
  saidToIntent,
  fillGapIntent,
  quizOfNamedIntent,
  registerAskedIntent,
  wantedTaskIntent,
  exerciseIntent,
  storyIntent,
  planIntent,
  topicSuggestionIntent,
  insistIntent,
  whichRightIntent,
  formOfWordIntent,
  askedSentenceIntent,
  myMistakeIntent,
  saidBeforeIntent,
  saidLineIntent,
  eachOfThemIntent,
  otherMannerIntent,
  sameFormIntent,
  namedFormIntent,
  aboutMeIntent,
  restateIntent,
  questionIntent,
  whatNextIntent,
  studiedIntent,
  adviceIntent,
  arithmeticIntent,
  newWordIntent,
  translationTaskIntent,
  sentenceAskedForIntent,
  exampleRequestIntent,
  introductionIntent,
  rule(0.995, pastedIntent),
  rule(0.994, plainMeaningIntent),
  rule(0.993, plainSayIntent),
  rule(0.99, quizIntent),
  countingIntent,
  reshapedDialogueIntent,
  dialogueIntent,
  revealIntent,
  smallTalkIntent,
  everydayIntent,
  talkIntent,
  situationPhrasesIntent,
  situationWordsIntent,
  rule(0.96, checkIntent),
  rule(0.93, saySentenceIntent),
  rule(0.9, followUpIntent),
  ellipticIntent,
  rule(0.88, numbersIntent),
  rule(0.87, dayWordIntent),
  rule(0.86, proverbIntent),
  equivalentIntent,
  examplesIntent,
  rule(0.845, orthographyIntent),
  compareIntent,
  rule(0.83, wordFactsIntent),
  listsIntent,
  cultureIntent,
  languageFactIntent,
  rule(0.8, recommendIntent),
  rule(0.86, phrasesIntent),
  rule(0.78, formIntent),
  rule(0.77, pronounceIntent),
  explainIntent,
  ownLifeIntent,
  rule(0.76, meaningIntent),
  rule(0.75, sayIntent),
  rule(0.55, bareSentenceIntent),
  rule(0.5, bareKazakhIntent),
  rule(0.4, bareIntent),
];
