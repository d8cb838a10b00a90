import type { Deed, Noun, Prep } from "./tree.ts";

/** Verbs that say little by themselves. */
export const EMPTY =
  /^(?:get|take|make|put|set|turn|keep|hold|give|bring|let|mean|miss|look|do|have|break|carry|draw|lay|raise|throw|send)$/;
/** What is got by being given it: хат алу. */
const RECEIVED =
  /^(?:letter|message|present|gift|email|salary|pay|money|answer|reply|visa|passport|certificate|document|ticket|permission|parcel|diploma|medal|prize|scholarship|grant|discount|bonus)$/;
/** Things that are moved, carried, broken as they are: no risk is carried, no promise broken. */
const HANDLED =
  /^(?:umbrella|bag|handbag|backpack|suitcase|luggage|parcel|box|basket|bucket|bottle|jar|cup|glass|plate|bowl|dish|spoon|fork|knife|pan|pot|kettle|teapot|tray|book|notebook|pen|pencil|newspaper|magazine|letter|document|passport|ticket|key|wallet|purse|phone|laptop|computer|tablet|camera|charger|coat|jacket|hat|cap|scarf|glove|sweater|shirt|dress|shoe|boot|sock|towel|blanket|pillow|toy|ball|doll|flower|chair|table|sofa|shelf|lamp|mirror|carpet|map|photo|picture|food|bread|milk|water|tea|coffee|sugar|salt|meat|fish|fruit|apple|egg|cake|cheese|butter|soup|medicine|pill|money|coin|salt|flour|jam|oil|onion|carrot|potato|tomato|vegetable|pepper|rice|tile|brick|plank|board|nail|screw|stapler|scissors|wood|stone|hay|sack|tool|hammer|ladder|rope|bicycle|bike|baby|child)$/;
const BROKEN =
  /^(?:leg|arm|hand|finger|nose|tooth|rib|wrist|ankle|cup|glass|plate|bowl|dish|window|vase|mirror|toy|bottle|jar|chair|table|phone|screen|lamp|stick|branch|pencil|glasses|umbrella|doll|teapot|door|lock|ice|egg|bicycle|bike|car)$/;
const PLACING = /^(?:in|into|on|onto|under|behind|near|next to|beside|in front of|on top of)$/;

/** What one's time goes on: a deed is what it is. */
export const PASTIMES =
  /^(?:hobby|sport|job|work|dream|passion|pastime|interest|habit|task|duty|plan|favourite|problem|activity)$/;
const WOMEN =
  /^(?:daughter|sister|niece|granddaughter|aunt|girl|woman|mother|mum|cousin sister|girlfriend)$/;
const BODY =
  /^(?:leg|arm|hand|finger|nose|rib|wrist|ankle|toe|thumb|shoulder|elbow|knee|foot|tongue|lip|mouth|palm|back|head|eye|neck)$/;
const HURT: Readonly<Record<string, string>> = {
  cut: "кесіп алу",
  hurt: "ауыртып алу",
  injure: "жарақаттап алу",
  burn: "күйдіріп алу",
  break: "сындырып алу",
};
const ANIMALS =
  /^(?:animal|pet|bee|goat|cow|sheep|horse|dog|cat|hen|chicken|duck|goose|pig|rabbit|camel|donkey|cattle|pigeon|bird|turkey)$/;
/** What one rides and is not taken along. */
const RIDDEN = /^(?:bus|train|taxi|tram|metro|plane|flight|road|way|time|care|trip|walk)$/;
/** What is played by drawing, striking or blowing. */
const PLAYED: Readonly<Record<string, string>> = {
  drum: "соғу",
  guitar: "тарту",
  dombra: "тарту",
  violin: "тарту",
  kobyz: "тарту",
};

/** What is given a colour rather than drawn. */
const PAINTED =
  /^(?:fence|wall|door|house|room|ceiling|floor|roof|gate|window|car|chair|table|kitchen|nail|hair|bench|boat)$/;

/** A verb that English tells by what stands beside it, and Kazakh by a word of its own. */
export function wholeVerb(
  { verb, objects, preps, isPassive, colour, manners }: Deed,
  subject: Noun | undefined,
): string | undefined {
  const [thing] = objects;
  const text = thing?.text ?? "";
  if (verb === "get married" && WOMEN.test(subject?.text ?? "")) return "тұрмысқа шығу";
  if (verb === "get used") return "үйрену";
  if (/^(?:die|go dead)$/.test(verb) && POWERED.test(subject?.text ?? "")) return "өшу";
  if (verb === "lie" && objects.length === 0 && preps.some(isToSomebody)) return "өтірік айту";
  if (verb === "last") return "созылу";
  if (
    /^(?:speak|talk)$/.test(verb) &&
    objects.length === 0 &&
    preps.length === 0 &&
    manners.length === 0 &&
    /^(?:1p|3p)$/.test(subject?.person ?? "")
  )
    return "сөйлесу";
  if (verb === "take off" && objects.length === 0) return "ұшып шығу";
  if (
    verb === "move" &&
    objects.length === 0 &&
    manners.some((one) => /^(?:осында|мұнда)$/.test(one))
  )
    return "көшіп келу";
  if (
    verb === "stay" &&
    preps.some(({ noun }) => /^(?:hotel|hostel|motel)$/.test(noun?.text ?? ""))
  )
    return "тоқтау";
  if (objects.length !== 1 || isPassive) return undefined;
  if (/^(?:wear|put on)$/.test(verb) && TIED_ON.test(text)) return "тағу";
  if (verb === "raise" && RAISED.test(text)) return "өсіру";
  if (verb === "lose" && WEIGHTS.test(text)) return "тастау";
  if (verb === "do" && (/^(?:it|that)$/.test(text) || thing?.kz !== undefined)) return "істеу";
  if (verb === "change" && MONEY.test(text)) return "айырбастау";
  if (verb === "move" && thing?.person === undefined) return "жылжыту";
  // A picture is what is drawn: бұл суретті салды
  if (verb === "draw") return /^(?:picture|drawing|portrait)$/.test(text) ? "салу" : "сурет салу";
  if (verb === "paint" && (colour || PAINTED.test(text))) return "бояу";
  if (HURT[verb] !== undefined && BODY.test(text) && thing?.owner !== undefined) return HURT[verb];
  if (verb === "play") return PLAYED[text];
  if (verb === "keep" && ANIMALS.test(text)) return "ұстау";
  if (verb === "keep" && HANDLED.test(text)) return "сақтау";
  if (verb === "miss" && isDear(thing)) return "сағыну";
  if (verb === "take" && preps.some(({ prep }) => prep === "to") && !RIDDEN.test(text))
    return "апару";
  return undefined;
}

/** What goes out when its power is gone. */
const POWERED = /^(?:phone|mobile|laptop|computer|tablet|battery|camera|torch|watch)$/;
/** What is worn on the nose, the wrist, the neck. */
const TIED_ON =
  /^(?:glasses|sunglasses|tie|earring|necklace|ring|bracelet|watch|badge|medal|mask)$/;
const MONEY = /^(?:money|dollar|euro|tenge|currency|rouble|ruble|pound|yuan)$/;
const RAISED = /^(?:child|children|kid|son|daughter|baby|family|orphan)$/;
const WEIGHTS = /^(?:kilo|kilogram|kilogramme|pound)$/;

const isToSomebody = ({ prep, noun }: Prep): boolean =>
  prep === "to" && (noun?.person !== undefined || isDear(noun));

const isDear = (thing: Noun | undefined): boolean =>
  thing?.person !== undefined ||
  thing?.isName === true ||
  DEAR.test(thing?.text ?? "") ||
  // Somebody's cooking, voice or bread is missed as they are
  (typeof thing?.owner === "object" && DEAR.test(thing.owner.text));
const DEAR =
  /^(?:family|home|country|homeland|village|mother|mum|father|dad|parent|grandmother|grandfather|grandparent|friend|child|son|daughter|sister|brother|husband|wife|relative|town|city)$/;

/** What is given, brought or sent to somebody is just that; what is got may be received; things are put and carried. */
export function isPlain(deed: Deed, isToldOf: boolean, subject: Noun | undefined): boolean {
  const { verb, objects, preps, isPassive } = deed;
  if (verb === "do" && isToldOf) return true;
  if (wholeVerb(deed, subject) !== undefined) return true;
  if (/^(?:give|bring|send)$/.test(verb) && objects.length === (isToldOf ? 1 : 2)) return true;
  const [thing] = isPassive ? [subject] : objects;
  if (thing === undefined || (!isPassive && objects.length !== 1)) return false;
  if (/^(?:get|send)$/.test(verb) && RECEIVED.test(thing.text)) return true;
  if (/^(?:take|bring|carry|throw)$/.test(verb)) return HANDLED.test(thing.text);
  if (verb === "put")
    return HANDLED.test(thing.text) && isToldOf
      ? true
      : HANDLED.test(thing.text) && preps.some(({ prep }) => PLACING.test(prep));
  return verb === "break" && BROKEN.test(thing.text);
}
/** Times at which what one "is doing" is what one will do. */
export const AHEAD =
  /ертең|бүрсігүні|келесі|(?:қаңтар|наурыз|маусым|тамыз|қараша|желтоқсан|қазан|ақпан)да$|(?:сәуір|шілде|қыркүйек)де$|мамырда$|(?:күз|көктем)де$|(?:қыс|жаз)[тд]а$|осы (?:демалыс|жаз|қыс|көктем|күз)|күні$|кешке|сағат|кейін$|жақында|дейін$/;
/** What is done to things rather than said to people. */
export const SOLD = /^(?:сату|жіберу|әкелу|сатып алу)$/;
/** Who is spoken to stands in the dative. */
export const SAID_TO =
  /^(?:айту|көрсету|жазу|үйрету|жауап беру|рақмет айту|ескерту|түсіндіру|беру|жіберу|әкелу|сату|сыйлау|ұсыну|уәде беру|төлеу|тілеу)$/;

/** What Kazakh tells of a part of whatever does it: визамның мерзімі бітеді. */
export const OF_IT: Readonly<Record<string, { readonly of: string; readonly verb: string }>> = {
  expire: { of: "мерзім", verb: "біту" },
};

/** What Kazakh names where English leaves it to the verb: who drives drives a car; ice that melts is gone. */
export const NAMED_ALONE: Readonly<Record<string, readonly string[]>> = {
  drive: ["көлік жүргізу"],
  melt: ["еріп кету"],
  park: ["көлік қою"],
  tear: ["жыртылу"],
  cook: ["тамақ пісіру"],
  speed: ["жылдамдықты асыру"],
};
