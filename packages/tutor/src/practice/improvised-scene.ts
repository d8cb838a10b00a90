import { situationAt, type TalkScene } from "@tilashar/course";
import type { Asked, Tools } from "../ask.ts";
import { LANGUAGES, type Language } from "../reply.ts";
import type { Situation } from "../situations/situation-finder.ts";
import type { Said } from "../talk/fill.ts";
import { foldText, trimEnds, wordsOf } from "../text/fold.ts";

type Role = Situation["roles"][number];
type Phrase = Role["phrases"][number];

/** Fewer lines than this make no scene. */
const FEWEST = 3;
const LONGEST = 5;
/** By this a scene that nobody wrote is known. */
export const IMPROVISED = "improvised ";

export const isImprovised = ({ id }: TalkScene): boolean => id.startsWith(IMPROVISED);

/**
 * A scene of a situation that no script was written for: the tutor says in their order the lines of one who speaks there,
 * and the learner those of the other; whatever makes sense is taken.
 *
 * @returns undefined where only one speaks, or too little is said
 */
export function improvisedScene(
  situation: Situation,
  asked: Pick<Asked, "folded">,
  tools: Tools,
): TalkScene | undefined {
  const speakers = speakersOf(situation);
  if (speakers.length < 2) return undefined;
  const played = playedByTutor(speakers, asked.folded);
  const learner = speakers.find((role) => role !== played);
  return learner && played && sceneOf(situation, played, learner, tools);
}

/** Who speaks there; where all say the same, one says every other line to another. */
function speakersOf({ roles }: Situation): readonly Role[] {
  const speakers = roles.filter(({ phrases }) => phrases.length >= FEWEST);
  const [only, other] = speakers;
  if (!only || other || only.phrases.length < 2 * FEWEST) return speakers;
  const half = (rest: number): Role => ({
    ...only,
    phrases: only.phrases.filter((_, at) => at % 2 === rest),
  });
  return [half(1), half(0)];
}

const made = new WeakMap<Tools["course"], Map<string, TalkScene | undefined>>();

/** The improvised scene that a heading names, made again of what it was made of. */
export function improvisedTitled(
  title: string,
  language: Language,
  tools: Tools,
): TalkScene | undefined {
  const known = made.get(tools.course) ?? new Map<string, TalkScene | undefined>();
  made.set(tools.course, known);
  const key = `${language} ${title}`;
  if (!known.has(key)) known.set(key, titled(title, language, tools));
  return known.get(key);
}

function titled(title: string, language: Language, tools: Tools): TalkScene | undefined {
  const { situations } = tools.course.tutor;
  for (let place = 0; place < situations.starts.length - 1; place++) {
    const situation = situationAt(situations, place);
    if (!title.startsWith(shortTitle(situation.titles[language]))) continue;
    const speakers = speakersOf(situation);
    for (const played of speakers) {
      const learner = speakers.find((role) => role !== played);
      if (learner && titleOf(situation, played, language) === title)
        return sceneOf(situation, played, learner, tools);
    }
  }
  return undefined;
}

/** A heading tells its parts by commas. */
export const shortTitle = (text: string): string => (text.split(/[,:;]/u)[0] ?? text).trim();

const titleOf = ({ titles }: Situation, { names }: Role, language: Language): string =>
  `${shortTitle(titles[language])} (${shortTitle(names[language])})`;

function sceneOf(situation: Situation, played: Role, learner: Role, tools: Tools): TalkScene {
  const { texts } = tools.course.tutor;
  const opening = texts["scene.opens"] as Said;
  const own = ofOneManner(learner.phrases);
  const told = ofOneManner(played.phrases);
  const isOfOne = played.names.en === learner.names.en;
  const lines: readonly Said[] = isOpening(told[0]) || isOfOne ? told : [opening, ...told];
  const count = Math.min(LONGEST, lines.length, own.length);
  const expects = heardIn(own);
  return {
    id: `${IMPROVISED}${situation.id} ${played.names.en}`,
    level: "beginner",
    unit: situation.id,
    titles: byLanguage((language) => titleOf(situation, played, language)),
    setting: byLanguage((language) =>
      tools.say(isOfOne ? "scene.ofPhrases" : "scene.improvised", language, {
        x: lowered(played.names[language]),
        y: lowered(learner.names[language]),
      }),
    ),
    asks: { en: [], ru: [], kz: [] },
    turns: lines.slice(0, count).map((line, at) => ({
      line: { kz: line.kz, en: line.en, ru: line.ru },
      hint: byLanguage((language) =>
        tools.say("scene.forInstance", language, { x: trimEnds(own[at]?.[language] ?? "") }),
      ),
      expects,
      replies: [own[at]?.kz ?? ""],
    })),
    ending: texts["scene.ends"] as Said,
  } as unknown as TalkScene;
}

const byLanguage = <T>(value: (language: Language) => T): Record<Language, T> =>
  Object.fromEntries(LANGUAGES.map((language) => [language, value(language)])) as Record<
    Language,
    T
  >;

const lowered = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

/** Lines to strangers and to friends do not stand side by side. */
function ofOneManner(phrases: readonly Phrase[]): readonly Phrase[] {
  const polite = phrases.filter(({ register }) => register !== "sen");
  return polite.length >= FEWEST ? polite : phrases;
}

/** Who says this first needs no greeting before it. */
const OPENS =
  /^(?:сәлем|сәлеметсі|ассалау|келіңіз|кіріңіз|қош кел|қайырлы|отырыңыз|төрлет|қалай көмек|алло)/u;
const isOpening = (line: Said | undefined): boolean =>
  line !== undefined && OPENS.test(foldText(line.kz));

const SHORTEST = 3;
/** A stem is heard with whatever stands after it. */
const heardIn = (phrases: readonly Phrase[]): string[] => [
  ...new Set(
    phrases
      .flatMap(({ kz }) => wordsOf(foldText(kz)))
      .filter((word) => word.length >= SHORTEST)
      .map((word) => (word.length > 6 ? `${word.slice(0, -2)}*` : word)),
  ),
];

/** Whom the tutor is told to be, and who the learner is: "you're the clerk", «а я буду покупателем». */
const YOU =
  /(?<!\p{L})(?:you(?: are|'re|r)?|be|u r|ur|ты|вы|тебе|сен|сіз)(?: (?:are|be|will|play|as|the|an?|as the|будешь|будете|играешь|за|как|роль|боласың|бол))* (?<who>\p{L}{4,})/gu;
const ME =
  /(?<!\p{L})(?:i(?: am|'m|m)?|i'll be|let me be|я|мен)(?: (?:am|will|be|play|as|the|an?|буду|играю|за|как|роль))* (?<who>\p{L}{4,})/gu;

/** The one whom the message gives the tutor; else not the learner's own; else whoever works there. */
function playedByTutor(roles: readonly Role[], folded: string): Role | undefined {
  const [first, second] = roles;
  if (first && first.names.en === second?.names.en) return first;
  const own = named(roles, folded, ME);
  return (
    named(roles, folded, YOU) ??
    (own && roles.find((role) => role !== own)) ??
    roles.find(({ names }, at) => at > 0 && names.en.startsWith("The ")) ??
    roles.find(({ names }) => names.en.startsWith("The ")) ??
    roles[1]
  );
}

/** Whether a message gives somebody the part of one who speaks there. */
export const hasSpeaker = (roles: readonly Role[], folded: string): boolean =>
  named(roles, folded, YOU) !== undefined || named(roles, folded, ME) !== undefined;

const STEM = 5;

function named(roles: readonly Role[], folded: string, pattern: RegExp): Role | undefined {
  const said = [...folded.matchAll(pattern)].map(({ groups }) => groups?.who ?? "");
  const stems = said.map((word) => word.slice(0, Math.max(STEM, word.length - 2)));
  return roles.find(({ names }) =>
    Object.values(names).some((name) =>
      wordsOf(foldText(name)).some((word) => stems.some((stem) => word.startsWith(stem))),
    ),
  );
}
