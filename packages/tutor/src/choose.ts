import { APPLIED, appliedIntent } from "./applied/applied.ts";
import type { Asked, Draft, Intent, RuleIntent, Tools } from "./ask.ts";
import { askedFurther } from "./further/asked-further.ts";
import { aboutMeIntent } from "./intents/about-me.ts";
import { adviceIntent } from "./intents/advice.ts";
import { aboutAnotherThingIntent } from "./intents/after/about-another-thing.ts";
import { askMeWhyIntent } from "./intents/after/ask-me-why.ts";
import { clockAskedIntent } from "./intents/after/clock-asked.ts";
import { dialogueWithoutSceneIntent } from "./intents/after/dialogue-without-scene.ts";
import { endingInRuleIntent } from "./intents/after/ending-in-rule.ts";
import { forWhomIntent } from "./intents/after/for-whom.ts";
import { formTriedIntent } from "./intents/after/form-tried.ts";
import { ifTheySayIntent } from "./intents/after/if-they-say.ts";
import { joinedLinesIntent } from "./intents/after/joined-lines.ts";
import { kindAloneIntent } from "./intents/after/kind-alone.ts";
import { lastExplainedIntent } from "./intents/after/last-explained.ts";
import { noEndingAfterNumberIntent } from "./intents/after/no-ending-after-number.ts";
import { nthSentenceIntent } from "./intents/after/nth-sentence.ts";
import { ofShownIntent } from "./intents/after/of-shown.ts";
import { plainerMendIntent } from "./intents/after/plainer-mend.ts";
import { questionsOnSubjectIntent } from "./intents/after/questions-on-subject.ts";
import { signedLinesIntent } from "./intents/after/signed-lines.ts";
import { softenedIntent } from "./intents/after/softened.ts";
import { strongerThanIntent } from "./intents/after/stronger-than.ts";
import { talkMistakesIntent } from "./intents/after/talk-mistakes.ts";
import { talkOnIntent } from "./intents/after/talk-on.ts";
import { toldAndAskedBackIntent } from "./intents/after/told-and-asked-back.ts";
import { toldInKazakhIntent, wordsOfTextIntent } from "./intents/after/told-in-kazakh.ts";
import { whenSaidIntent } from "./intents/after/when-said.ts";
import { whyNotIntent } from "./intents/after/why-not.ts";
import { arithmeticIntent } from "./intents/arithmetic.ts";
import { bareActIntent, bareMannerIntent } from "./intents/ask-back.ts";
import { askedSentenceIntent } from "./intents/asked-sentence.ts";
import { asksPartnerIntent } from "./intents/asks-partner.ts";
import { bareSentenceIntent, checkBesideRequestIntent, checkIntent } from "./intents/check.ts";
import { formOfWordIntent } from "./intents/compare/form-of-word.ts";
import { compareIntent } from "./intents/compare.ts";
import { dayWordIntent, proverbIntent, recommendIntent } from "./intents/course-items.ts";
import { cultureIntent } from "./intents/culture.ts";
import { reshapedDialogueIntent } from "./intents/dialogue/reshaped-dialogue.ts";
import { dialogueIntent } from "./intents/dialogue.ts";
import { dictationIntent } from "./intents/dictation.ts";
import { eachOfThemIntent } from "./intents/each-of-them.ts";
import { equivalentIntent } from "./intents/equivalent.ts";
import { everydayIntent } from "./intents/everyday.ts";
import { exampleRequestIntent } from "./intents/example-request.ts";
import { examplesIntent } from "./intents/examples.ts";
import { exerciseIntent } from "./intents/exercise.ts";
import { explainIntent } from "./intents/explain.ts";
import { fillGapIntent } from "./intents/fill-gap.ts";
import { sameFormIntent } from "./intents/follow-up/same-form.ts";
import { followUpIntent } from "./intents/follow-up.ts";
import { formIntent, namedFormIntent } from "./intents/form.ts";
import { insistIntent } from "./intents/insist.ts";
import { introductionIntent } from "./intents/introduction.ts";
import { knownSayingIntent } from "./intents/known-saying.ts";
import { languageFactIntent } from "./intents/language-fact.ts";
import { listsIntent } from "./intents/lists.ts";
import {
  asksWhatSentenceMeans,
  bareKazakhIntent,
  meaningIntent,
  plainMeaningIntent,
} from "./intents/meaning.ts";
import { myMistakeIntent } from "./intents/my-mistake.ts";
import { namedFactIntent } from "./intents/named-fact.ts";
import { newWordIntent } from "./intents/new-word.ts";
import { countingIntent } from "./intents/numbers/counting.ts";
import { readAloudIntent } from "./intents/numbers/read-aloud.ts";
import { numbersIntent } from "./intents/numbers.ts";
import { orthographyIntent } from "./intents/orthography.ts";
import { otherMannerIntent } from "./intents/other-manner.ts";
import { ownLifeIntent } from "./intents/own-life.ts";
import { ownSentenceIntent } from "./intents/own-sentence.ts";
import { pastedIntent } from "./intents/pasted.ts";
import { phrasesIntent } from "./intents/phrases.ts";
import { isPlainlyToSay } from "./intents/plainly-to-say.ts";
import { planIntent } from "./intents/plan.ts";
import { politerIntent } from "./intents/politer.ts";
import { pronounceIntent } from "./intents/pronounce.ts";
import { questionIntent } from "./intents/question.ts";
import { quizIntent, quizOfNamedIntent } from "./intents/quiz.ts";
import { registerAskedIntent } from "./intents/register-asked.ts";
import { restateIntent } from "./intents/restate.ts";
import { saidBeforeIntent } from "./intents/said-before.ts";
import { saidLineIntent } from "./intents/said-line.ts";
import { saidToIntent } from "./intents/said-to.ts";
import { bareIntent, plainSayIntent, sayIntent } from "./intents/say.ts";
import { saySentenceIntent } from "./intents/say-sentence.ts";
import { selfIntroductionIntent } from "./intents/self-introduction.ts";
import { sentenceAskedForIntent } from "./intents/sentence-asked-for.ts";
import { situationPhrasesIntent, situationWordsIntent } from "./intents/situations.ts";
import {
  answerToPictures,
  answerToSilence,
  revealIntent,
  settledAdviceIntent,
  settledIntent,
  smallTalkIntent,
} from "./intents/small-talk.ts";
import { storyIntent } from "./intents/story.ts";
import { studiedIntent } from "./intents/studied.ts";
import { talkIntent } from "./intents/talk.ts";
import { taskAnswersIntent } from "./intents/task-answers.ts";
import { topicSuggestionIntent } from "./intents/topic-suggestion.ts";
import { translationTaskIntent } from "./intents/translation-task.ts";
import { unknown } from "./intents/unknown.ts";
import { wantedTaskIntent } from "./intents/wanted-task.ts";
import { whatNextIntent } from "./intents/what-next.ts";
import { whichRightIntent } from "./intents/which-right.ts";
import { withExamples } from "./intents/with-examples.ts";
import { wordFactsIntent } from "./intents/word-facts.ts";
import { wordsAndPhrasesIntent } from "./intents/words-and-phrases.ts";
import { noteIntent } from "./notes/note-intent.ts";
import { followedUp, kindsAfter } from "./recognise/followed-up.ts";
import type { ByRules } from "./recognise/outranking.ts";
import { recognised } from "./recognise/recognised.ts";
import { inProperKazakh } from "./recognise/spoken.ts";
import { asksOfTheWorld, tellsPartner } from "./recognise/tells-partner.ts";
import { composedIntent, ellipticIntent } from "./request/composed.ts";
import { ofTableIntent } from "./request/of-table.ts";
import { asksPartner } from "./talk/asks-partner.ts";
import { recall } from "./talk/recall.ts";

const rule = (confidence: number, { name, answer }: RuleIntent): Intent => ({
  name,
  understand: (asked, tools) => ({ confidence, answer: () => answer(asked, tools) }),
});

/** What a message may ask for. Where two are equally sure, the earlier answers. */
const INTENTS: readonly Intent[] = [
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

const OF_PARTNER: ReadonlySet<string> = new Set(["talk", "small-talk"]);

/** What a word alone sets off. */
const OF_A_SUBJECT: ReadonlySet<string> = new Set(["culture", "plan", "list"]);

const PLAINLY_NAMED: ReadonlySet<string> = new Set(["culture", "plan", "explain", "story"]);
const SURELY_NAMED = 0.985;

const OF_WHAT_WAS_TOLD = 0.986;

interface Chosen {
  readonly name: string;
  readonly draft: Draft;
}

/** The draft of the surest intent that has an answer, with the intent's name. */
export function choose(asked: Asked, tools: Tools): Chosen {
  const chosen = chooseAsTyped(asked, tools);
  const spelt = chosen.name === "unknown" ? inProperKazakh(asked, tools) : undefined;
  const again = spelt && chooseAsTyped(spelt, tools);
  return withExamples(again && again.name !== "unknown" ? again : chosen, asked, tools);
}

function chooseAsTyped(asked: Asked, tools: Tools): Chosen {
  if (asked.words.length > 0) {
    const byRules = answeredByRules(asked, tools);
    // Whoever orders a text names what the other recognisers know of: a lesson, a birthday, a price
    if (byRules?.name === "note") return byRules;
    // What goes on from what was just told names a word or a sentence that looks like another request
    if (byRules?.name === APPLIED || byRules?.decides) return byRules;
    // A sentence that is to be translated may be about a scene, a topic, or whatever else is asked for
    if (byRules?.name === "translate" && isPlainlyToSay(asked, tools)) return byRules;
    if (byRules?.name === "meaning" && asksWhatSentenceMeans(asked, tools)) return byRules;
    // A partner who is asked about himself is asked for nothing else
    if (byRules && OF_PARTNER.has(byRules.name) && asksPartner(asked, tools)) return byRules;
    if (byRules?.name === "talk" && (tellsPartner(asked, tools) || asksOfTheWorld(asked, tools)))
      return byRules;
    // «Абай туралы кітап» tells what book it was
    const told =
      byRules && OF_A_SUBJECT.has(byRules.name) && tellsPartner(asked, tools)
        ? talkIntent.understand(asked, tools)?.answer()
        : undefined;
    if (told) return { name: "talk", draft: told };
    // A turn of speech, a subject or a plan of so many weeks that is named in so many words
    if (byRules && PLAINLY_NAMED.has(byRules.name) && byRules.confidence >= SURELY_NAMED)
      return byRules;
    // «Скажи по-казахски, когда у меня свадьба»: what was told is asked for again
    if (byRules?.name === "talk" && (recall(asked, tools) ?? []).length > 0) return byRules;
    // "Write two sentences about me in Kazakh": what was told is what is to be written
    if (byRules?.name === "talk" && byRules.confidence >= OF_WHAT_WAS_TOLD) return byRules;
    // A verb of asking without an object asks for nothing yet
    if (byRules?.name === "unknown") return byRules;
    const after = kindsAfter(asked, tools);
    const meant =
      askedFurther(asked, after, byRules, tools) ??
      followedUp(asked, after, byRules, tools) ??
      recognised(asked, after, byRules, tools);
    if (meant ?? byRules) return (meant ?? byRules) as Chosen;
  }
  const puzzled = /^[?!.\s]+$/u.test(asked.whole) ? answerToSilence(asked, tools) : undefined;
  if (puzzled) return { name: "small-talk", draft: puzzled };
  const friendly = asked.words.length === 0 ? answerToPictures(asked, tools) : undefined;
  if (friendly) return { name: "small-talk", draft: friendly };
  return { name: "unknown", draft: unknown(asked, tools) };
}

/** The draft of the surest rule that has an answer. */
function answeredByRules(asked: Asked, tools: Tools): ByRules | undefined {
  const candidates = INTENTS.flatMap(({ name, decides, understand }) => {
    const understood = understand(asked, tools);
    return understood ? [{ name, decides, ...understood }] : [];
  }).sort((a, b) => b.confidence - a.confidence);
  for (const { name, decides, confidence, answer } of candidates) {
    const draft = answer();
    if (process.env.RULE && draft)
      console.error(
        name,
        confidence,
        draft.confidence,
        "asks",
        tools.kazakhRequests.asks(asked.spelt),
        candidates
          .slice(0, 4)
          .map((c) => `${c.name} ${c.confidence}`)
          .join(", "),
      );
    if (draft && draft.text !== "") return { name, confidence, draft, decides };
  }
  return undefined;
}
