import type { Deed, Noun } from "./tree.ts";

/** Verbs that say little by themselves. */
export const EMPTY =
  /^(?:get|take|make|put|set|turn|keep|hold|give|bring|let|mean|miss|look|do|have|break|carry|draw|lay|raise|throw|send)$/;
/** What is got by being given it: хат алу. */
const RECEIVED =
  /^(?:letter|message|present|gift|email|salary|pay|money|answer|reply|visa|passport|certificate|document|ticket|permission|parcel|diploma|medal|prize)$/;
/** Things that are moved, carried, broken as they are: no risk is carried, no promise broken. */
const HANDLED =
  /^(?:umbrella|bag|handbag|backpack|suitcase|luggage|parcel|box|basket|bucket|bottle|jar|cup|glass|plate|bowl|dish|spoon|fork|knife|pan|pot|kettle|teapot|tray|book|notebook|pen|pencil|newspaper|magazine|letter|document|passport|ticket|key|wallet|purse|phone|laptop|computer|tablet|camera|charger|coat|jacket|hat|cap|scarf|glove|sweater|shirt|dress|shoe|boot|sock|towel|blanket|pillow|toy|ball|doll|flower|chair|table|sofa|shelf|lamp|mirror|carpet|map|photo|picture|food|bread|milk|water|tea|coffee|sugar|salt|meat|fish|fruit|apple|egg|cake|cheese|butter|soup|medicine|pill|money|coin|wood|stone|hay|sack|tool|hammer|ladder|rope|bicycle|bike|baby|child)$/;
const BROKEN =
  /^(?:leg|arm|hand|finger|nose|tooth|rib|wrist|ankle|cup|glass|plate|bowl|dish|window|vase|mirror|toy|bottle|jar|chair|table|phone|screen|lamp|stick|branch|pencil|glasses|umbrella|doll|teapot|door|lock|ice|egg|bicycle|bike|car)$/;
const PLACING = /^(?:in|into|on|onto|under|behind|near|next to|beside|in front of|on top of)$/;

/** What is given, brought or sent to somebody is just that; what is got may be received; things are put and carried. */
export function isPlain(
  { verb, objects, preps, isPassive }: Deed,
  isToldOf: boolean,
  subject: Noun | undefined,
): boolean {
  if (/^(?:give|bring|send)$/.test(verb) && objects.length === (isToldOf ? 1 : 2)) return true;
  const [thing] = isPassive ? [subject] : objects;
  if (thing === undefined || (!isPassive && objects.length !== 1)) return false;
  if (/^(?:get|send)$/.test(verb) && RECEIVED.test(thing.text)) return true;
  if (/^(?:take|bring|carry|throw)$/.test(verb)) return HANDLED.test(thing.text);
  if (verb === "put")
    return HANDLED.test(thing.text) && preps.some(({ prep }) => PLACING.test(prep));
  return verb === "break" && BROKEN.test(thing.text);
}
/** Times at which what one "is doing" is what one will do. */
export const AHEAD =
  /ертең|бүрсігүні|келесі|осы (?:демалыс|жаз|қыс|көктем|күз)|күні$|кешке|сағат|кейін$|жақында|дейін$/;
/** What is done to things rather than said to people. */
export const SOLD = /^(?:сату|жіберу|әкелу|сатып алу)$/;
/** Who is spoken to stands in the dative. */
export const SAID_TO =
  /^(?:айту|көрсету|жазу|үйрету|жауап беру|рақмет айту|ескерту|түсіндіру|беру|жіберу|әкелу|сату|сыйлау|ұсыну|уәде беру|төлеу|тілеу)$/;

/** What Kazakh names where English leaves it to the verb: who drives drives a car; ice that melts is gone. */
export const NAMED_ALONE: Readonly<Record<string, readonly string[]>> = {
  drive: ["көлік жүргізу"],
  melt: ["еріп кету"],
};
