import { inflect } from "@tilashar/kazakh";
import type { Tools } from "../../ask.ts";
import { PERSON_LABEL } from "../../grammar/clause.ts";
import { inside } from "../led-in.ts";
import { PEOPLE } from "../persons.ts";
import { TO_WHOM } from "../to-whom.ts";
import type { SaidWhole } from "../within.ts";
import { deedAsSaid, deedIn } from "./deed-as-said.ts";
import { asDone, asWish, infinitiveAsked } from "./infinitive-asked.ts";
import { type MoodParts, sentence } from "./mood-parts.ts";
import { reshaped } from "./reshaped.ts";
import type { SayWhole } from "./say-whole.ts";
import { butFor, supposed, wished, wouldBetter } from "./would-as-said.ts";

type Rule = readonly [pattern: RegExp, say: (said: MoodParts) => SaidWhole | undefined];

const small = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** What is wished, proposed, offered or supposed, and what is done for, instead of or rather than something. */
const RULES: readonly Rule[] = [
  // «Вместо того чтобы спать, он играет»: ұйықтаудың орнына
  [
    /^вместо того,? чтобы (?<deed>[^,]+), (?<main>.+)$/iu,
    (one) => besideMain(one, "V;VN;GEN", "орнына"),
  ],
  [
    /^(?<main>.+?),? вместо того,? чтобы (?<deed>.+)$/iu,
    (one) => besideMain(one, "V;VN;GEN", "орнына"),
  ],
  // «Чем спорить, давайте проголосуем»: дауласқанша
  [
    /^чем (?<deed>[^,]+), (?:лучше |уж лучше |давай(?:те)? лучше )?(?<main>.+)$/iu,
    (one) => besideMain(one, "V.CVB;LIMIT", ""),
  ],
  // «Чтобы не забыть, я всё записываю»: ұмытпау үшін
  [
    /^(?:для того,? )?чтобы (?<deed>[^,]+), (?<main>.+)$/iu,
    (one) => besideMain(one, "V;VN;NOM", "үшін"),
  ],
  [
    /^(?<main>.+?),? (?:для того,? )?чтобы (?<deed>(?:не )?\p{L}+(?:ть|ти|чь)(?:ся|сь)?(?: .+)?)$/iu,
    (one) => besideMain(one, "V;VN;NOM", "үшін"),
  ],
  [
    /^(?:прежде,? чем|перед тем,? как|до того,? как) (?<deed>[^,]+), (?<main>.+)$/iu,
    (one) => besideMain(one, "V.PTCP;FUT;NEG", "бұрын"),
  ],
  [
    /^(?<main>.+?),? (?:прежде,? чем|перед тем,? как) (?<deed>\p{L}+(?:ть|ти|чь)(?:ся|сь)?(?: .+)?)$/iu,
    (one) => besideMain(one, "V.PTCP;FUT;NEG", "бұрын"),
  ],
  // «Он слишком молод, чтобы жениться»: үйлену үшін тым жас
  [/^(?<main>.*слишком .+?), чтобы (?<deed>.+)$/iu, tooMuch],
  [
    /^(?:(?<who>мне|тебе|вам|нам|ему|ей) )?(?:было бы )?лучше (?<a>[^,]*\p{L}+(?:ть|ти|чь)(?:ся|сь)?[^,]*), чем (?<b>.+)$/iu,
    better,
  ],
  [
    /^(?<a>.*?(?<!\p{L})(?:так|такой|такая|такое|такие|настолько)(?!\p{L}).*?), что (?<b>.+)$/iu,
    soMuch,
  ],
  // «Лучше бы помог отцу»: көмектескенің жақсы еді
  [/^лучше бы (?<a>.+)$/iu, wouldBetter],
  [
    /^(?:вот бы|хорошо бы|хоть бы|если бы только|только бы|скорее бы|поскорее бы) (?<a>.+)$/iu,
    wished,
  ],
  [/^если бы не (?<thing>[^,]+), (?:то )?(?<b>.+)$/iu, butFor],
  [/^если бы (?<a>.+?), (?:то |тогда )?(?<b>.+)$/iu, supposed],
  [/^(?<b>.+), если бы (?<a>.+)$/iu, supposed],
  [
    /^(?:дай|дайте|позволь|позвольте)(?<polite>те)? (?<to>мне|нам|ему|ей|им) (?<deed>.+)$/iu,
    letThem,
  ],
  [/^(?:разреши|разрешите) (?<to>мне|нам|ему|ей|им) (?<deed>.+)$/iu, letThem],
  [
    /^(?<to>мне|нам|ему|ей|им|тебе|вам) (?:наконец |всё-таки |всё же |сразу )?(?<not>не )?удалось (?<deed>.+)$/iu,
    managed,
  ],
  [
    /^(?<who>я|мы|он|она|они|ты|вы) (?:как раз |уже |только |давно )*собирал(?:ся|ась|ись) (?<deed>.+)$/iu,
    aboutTo,
  ],
  [/^(?<who>я|мы|он|она|они|ты|вы) как раз (?:хотел|хотела|хотели) (?<deed>.+)$/iu, aboutTo],
  [/^(?<did>[^,]*), (?:мне |нам )?(?:теперь |ещё )?осталось (?:только )?(?<deed>.+)$/iu, leftToDo],
  [/^(?:теперь |нам |мне )*осталось (?:только |лишь )?(?<deed>.+)$/iu, leftToDo],
  [/^(?<who>я|мы|он|она|они) решил[аи]? не (?<a>[^,]+), а (?<deed>.+)$/iu, decidedRather],
  [/^(?<who>я|мы|он|она|они) решил[аи]? (?<deed>не .+)$/iu, decidedRather],
  [/^(?:может,? быть|может),? (?<a>[^,]+м)(?: (?<rest>[^,]+))?$/iu, maybeLetUs],
  [/^(?:скажи|передай|попроси)(?<polite>те)? (?<to>[^,]+), чтобы (?<a>.+)$/iu, bidThem],
  [/^(?<a>[^,]*)$/iu, ({ parts, mark, say }) => infinitiveAsked(parts.a ?? "", mark, say)],
];

/** What Russian says of a deed, its clauses said whole. */
export function moodsAsSaid(
  text: string,
  mark: string,
  tools: Tools,
  say: SayWhole,
): SaidWhole | undefined {
  for (const [pattern, rule] of RULES) {
    const parts = pattern.exec(text)?.groups;
    const said = parts && rule({ parts, mark, tools, say });
    if (said) return said;
  }
  return undefined;
}

/** A deed in a form of its own before the main clause. */
function besideMain(
  { parts, mark, tools, say }: MoodParts,
  label: string,
  after: string,
): SaidWhole | undefined {
  if (
    /(?<!\p{L})(?:слишком|хо(?:чу|чет|тим|тят)|прос\p{L}+|люб\p{L}+) ?/iu.test(parts.main ?? "") &&
    after === "үшін"
  )
    return undefined;
  const deed = deedAsSaid(parts.deed ?? "", say);
  if (!deed) return undefined;
  if (deed.negative && label !== "V;VN;NOM") return undefined;
  const form = deedIn(deed, label);
  const bare = (parts.main ?? "").replace(/^лучше (?!бы)/iu, "");
  const main = say(sentence(bare, mark)) ?? moodOf(bare, mark, tools, say);
  if (form === undefined || !main) return undefined;
  const pause = /^V\.CVB|орнына/.test(`${label}${after}`) || after === "бұрын" ? "," : "";
  const [, doer = "", rest = ""] = /^((?:Мен|Біз|Ол|Олар|Сен|Сіз) )?(.+)$/u.exec(main.text) ?? [];
  const line =
    doer === "" || pause !== ""
      ? `${form}${after === "" ? "" : ` ${after}`}${pause} ${inside(main.text, tools)}`
      : `${doer}${form} ${after} ${rest}`;
  return { text: line, isSure: deed.isSure && main.isSure };
}

const moodOf = (text: string, mark: string, tools: Tools, say: SayWhole): SaidWhole | undefined =>
  /^лучше бы /iu.test(text) ? moodsAsSaid(text, mark, tools, say) : undefined;

function tooMuch({ parts, say }: MoodParts): SaidWhole | undefined {
  const [main, deed] = [say(sentence(parts.main ?? "")), deedAsSaid(parts.deed ?? "", say)];
  const form = deed && deedIn(deed, "V;VN;NOM");
  // Of what is like something: of what is done it is said otherwise
  const [, before, rest] = /^(.+) (тым \p{L}+[.!])$/u.exec(main?.text ?? "") ?? [];
  if (!main || !deed || form === undefined || before === undefined || rest === undefined)
    return undefined;
  if (/(?:[дт][ыі]\p{L}?|[ғқгк][ае]н\p{L}*)\.$/u.test(rest)) return undefined;
  return { text: `${before} ${form} үшін ${rest}`, isSure: false };
}

function better({ parts, say }: MoodParts): SaidWhole | undefined {
  const a = deedAsSaid(parts.a ?? "", say);
  const verb = /\p{L}+(?:ть|ти|чь)(?:ся|сь)?(?!\p{L})/iu.exec(parts.a ?? "")?.[0] ?? "";
  const b = deedAsSaid(parts.b ?? "", say) ?? deedAsSaid(`${verb} ${parts.b}`, say);
  const [good, than] = [a && deedIn(a, "V.PTCP;PST"), b && deedIn(b, "V.CVB;LIMIT")];
  if (!a || !b || good === undefined || than === undefined) return undefined;
  return { text: `${than}, ${good} жақсы.`, isSure: a.isSure && b.isSure };
}

/** «Ветер такой сильный, что трудно идти»: жел сондай күшті, жүру қиын. */
function soMuch({ parts, tools, say }: MoodParts): SaidWhole | undefined {
  const plain = (parts.a ?? "").replace(
    /(?<!\p{L})(?:так|такой|такая|такое|такие|настолько)(?!\p{L})/iu,
    "очень",
  );
  const [a, b] = [say(sentence(plain)), say(sentence(parts.b ?? ""))];
  if (!a || !b || !/(?:өте|қатты) /u.test(a.text) || !/\.$/u.test(b.text)) return undefined;
  const much = a.text.replace(/\.$/u, "").replace(/(?:өте|қатты) /u, "сондай ");
  return { text: `${much}, ${inside(b.text, tools)}`, isSure: a.isSure && b.isSure };
}

/** «Дай мне подумать»: маған ойлануға мүмкіндік бер. */
function letThem({ parts, say }: MoodParts): SaidWhole | undefined {
  const deed = deedAsSaid(parts.deed ?? "", say);
  const to = TO_WHOM[(parts.to ?? "").toLowerCase()];
  const form = deed && deedIn(deed, "V;VN;DAT");
  if (!deed || to === undefined || form === undefined) return undefined;
  const isPolite = parts.polite !== undefined;
  return { text: `${to} ${form} мүмкіндік бер${isPolite ? "іңіз" : ""}!`, isSure: deed.isSure };
}

const DOER: Readonly<Record<string, string>> = {
  мне: "я",
  нам: "мы",
  ему: "он",
  ей: "она",
  им: "они",
  тебе: "ты",
  вам: "вы",
};

/** «Мне удалось найти работу»: мен жұмыс таба алдым. */
function managed({ parts, mark, say }: MoodParts): SaidWhole | undefined {
  const who = DOER[(parts.to ?? "").toLowerCase()] ?? "";
  const could = who === "она" ? "смогла" : /^(?:мы|вы|они)$/.test(who) ? "смогли" : "смог";
  return say(sentence(`${who} ${parts.not ?? ""}${could} ${parts.deed}`, mark));
}

/** «Я собиралась тебе звонить»: саған қоңырау шалайын деп едім. */
function aboutTo({ parts, say }: MoodParts): SaidWhole | undefined {
  const who = (parts.who ?? "").toLowerCase();
  const several = who === "мы";
  if (!/^(?:я|мы)$/.test(who)) return undefined;
  const done = asDone(parts.deed ?? "", 1, several);
  const said = done === undefined ? undefined : say(sentence(`${who} ${done}`));
  const wish = said && asWish(said.text, several ? "1p" : "1s");
  if (!said || wish === undefined) return undefined;
  return { text: `${wish} деп ${several ? "едік" : "едім"}.`, isSure: said.isSure };
}

/** «Осталось вынести мусор»: енді қоқыс шығару қалды. */
function leftToDo({ parts, tools, say }: MoodParts): SaidWhole | undefined {
  const deed = deedAsSaid(parts.deed ?? "", say);
  const form = deed && deedIn(deed, "V;VN;NOM");
  if (!deed || form === undefined) return undefined;
  const left = `енді ${form} ғана қалды`;
  if (parts.did === undefined) return { text: `${left}.`, isSure: deed.isSure };
  const did = say(sentence(parts.did)) ?? say(sentence(`я ${small(parts.did)}`));
  if (!did?.text.endsWith(".")) return undefined;
  return {
    text: `${inside(did.text.replace(/\.$/u, ""), tools)}, ${left}.`,
    isSure: did.isSure && deed.isSure,
  };
}

/** «Мы решили не брать кредит, а накопить»: несие алмай, ақша жинауды шештік. */
function decidedRather({ parts, say }: MoodParts): SaidWhole | undefined {
  const deed = deedAsSaid(parts.deed ?? "", say);
  const not = parts.a === undefined ? undefined : deedAsSaid(parts.a, say);
  if (!deed || (parts.a !== undefined && !not)) return undefined;
  const person = PEOPLE[(parts.who ?? "").toLowerCase()] ?? "3";
  const label = PERSON_LABEL[person];
  const decided = inflect("шешу", `V;IND;PST;${label}`)[0];
  const form = deedIn(deed, "V;VN;ACC");
  const rather = not && deedIn({ ...not, negative: true }, "V.CVB;PFV");
  const who = { я: "Мен", мы: "Біз", они: "Олар" }[(parts.who ?? "").toLowerCase()] ?? "Ол";
  if (decided === undefined || form === undefined || (not && rather === undefined))
    return undefined;
  return {
    text: `${who} ${rather === undefined ? "" : `${rather}, `}${form} ${decided}.`,
    isSure: deed.isSure && (not?.isSure ?? true),
  };
}

/** «Может, сходим в парк?»: саябаққа барсақ қайтеді? */
function maybeLetUs({ parts, mark, tools, say }: MoodParts): SaidWhole | undefined {
  if (!mark.startsWith("?")) return undefined;
  const clause = `${parts.a}${parts.rest === undefined ? "" : ` ${parts.rest}`}`;
  const said = say(sentence(`мы ${clause}`));
  const wish = said && reshaped(said.text.replace(/^Біз /u, ""), "wish", tools);
  return said && wish !== undefined && /(?:қ|к)$/u.test(wish)
    ? { text: `${wish} қайтеді?`, isSure: said.isSure }
    : undefined;
}

/** «Скажи детям, чтобы не бегали»: балаларға жүгірмесін деп айт. */
function bidThem({ parts, tools, say }: MoodParts): SaidWhole | undefined {
  const main = say(sentence(`скажи${parts.polite ?? ""} ${parts.to}`));
  const isSeveral = /(?:ли|лись)(?!\p{L})/iu.test(parts.a ?? "");
  const who = /(?<!\p{L})(?:он|она|они)(?!\p{L})/iu.exec(parts.a ?? "")?.[0];
  const done = say(
    sentence(who === undefined ? `${isSeveral ? "они" : "он"} ${parts.a}` : (parts.a ?? "")),
  );
  const end = done && reshaped(done.text, "bidden", tools);
  const [, before, verb] = /^(.+) (айт\p{L}*)[.!]$/u.exec(main?.text ?? "") ?? [];
  if (!main || !done || end === undefined || before === undefined) return undefined;
  return {
    text: `${before} ${small(end.replace(/^(?:Олар|Ол) /u, ""))} деп ${verb}!`,
    isSure: main.isSure && done.isSure,
  };
}
