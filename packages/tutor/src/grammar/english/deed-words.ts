import type { Deed } from "./tree.ts";

/** Verbs that say little by themselves. */
export const EMPTY =
  /^(?:get|take|make|put|set|turn|keep|hold|give|bring|let|mean|miss|look|do|have|break|carry|draw|lay|raise|throw|send)$/;
/** What is got by being given it: хат алу. */
const RECEIVED =
  /^(?:letter|message|present|gift|email|salary|pay|money|answer|reply|visa|passport|certificate|document|ticket|permission|parcel|diploma|medal|prize)$/;
/** What is given, brought or sent to somebody is just that; what is got may be received. */
export const isPlain = ({ verb, objects }: Deed, isToldOf: boolean): boolean =>
  (/^(?:give|bring|send)$/.test(verb) && objects.length === (isToldOf ? 1 : 2)) ||
  (verb === "get" && objects.length === 1 && RECEIVED.test(objects[0]?.text ?? ""));
/** Times at which what one "is doing" is what one will do. */
export const AHEAD =
  /ертең|бүрсігүні|келесі|осы (?:демалыс|жаз|қыс|көктем|күз)|күні$|кешке|сағат|кейін$|жақында|дейін$/;
/** Who is spoken to stands in the dative. */
export const SAID_TO =
  /^(?:айту|көрсету|жазу|үйрету|жауап беру|рақмет айту|ескерту|түсіндіру|беру|жіберу|әкелу|сату|сыйлау|ұсыну|уәде беру|төлеу|тілеу)$/;
