export { CARD_KINDS, type CardKind, cardKindOf } from "./card-kind.ts";
export { type ForecastDay, forecast } from "./forecast.ts";
export { type ItemKind, kindOfItem, lineKey, wordKey } from "./item-key.ts";
export { type Memory, makeScheduler, type Phase, type Rating, type Scheduler } from "./memory.ts";
export { MAX_ANSWER_MS, type Pace, paceOf, USUAL_PACE } from "./pace.ts";
export { type ListedWord, parseWordList } from "./parse-word-list.ts";
export { type Minutes, planToday, type ReviewOffers, type ReviewStep } from "./plan-today.ts";
export {
  AHEAD_MS,
  type DoneToday,
  dueWith,
  isVacation,
  makeQueue,
  type Queued,
} from "./queue.ts";
export { inOrder, type LoggedAnswer, replay } from "./replay.ts";
export {
  answered,
  currentItem,
  progressOf,
  type Session,
  startSession,
  takenBack,
} from "./session.ts";
export { type ReviewSettings, USUAL_SETTINGS } from "./settings.ts";
export { STRENGTH_DAYS, type Strength, strengthOf } from "./strength.ts";
export { MIN_FOR_FITTING, type TrainingReview, trainingSet } from "./training-set.ts";
