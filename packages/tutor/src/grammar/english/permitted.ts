import type { Sentence } from "./tree.ts";

/** "You can't park here": nobody may. */
export const isForbidden = ({
  mood,
  tense,
  negative,
  question,
  subject,
  deed,
}: Sentence): boolean =>
  /^(?:can|may)$/.test(mood) &&
  tense === "present" &&
  negative &&
  question !== true &&
  subject?.person?.startsWith("2") === true &&
  FORBIDDEN.test(deed.verb) &&
  (deed.preps.length > 0 || deed.manners.length > 0);

/** What signs forbid. */
const FORBIDDEN =
  /^(?:park|smoke|wear|enter|swim|walk|sit|eat|drink|cross|turn|stop|camp|fish|leave|play|take|drive|stand|shout|sleep)$/;

/** "I may be late" is possible, "you may go" is allowed. */
export const mayBe = ({ isMay, question, subject, deed }: Sentence): boolean =>
  isMay === true &&
  question !== true &&
  deed.isPassive !== true &&
  subject !== undefined &&
  subject.person?.startsWith("2") !== true;
