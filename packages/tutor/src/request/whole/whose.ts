import type { Asked, Tools } from "../../ask.ts";
import { saidParts } from "../../recognise/said-part.ts";
import { adjectiveForm, agreementOf, nounForm } from "../../russian/inflect.ts";
import { hasCyrillic } from "../../text/fold.ts";
import { toSay } from "./said-besides.ts";
import { isSaid, readBy, type Way } from "./whole.ts";

/** So many questions about somebody may stand between. */
const DEEPEST = 2;

/** «А её муж?», "and his wife?" after a word for somebody: who that is to them. */
export const ofThem: Way = (asked, _last, tools) => {
  const what = readBy("whole.of-them", asked.raw, tools)?.what;
  const whose = what === undefined ? undefined : somebodySaid(asked, tools);
  if (what === undefined || whose === undefined || hasCyrillic(whose.noun) !== hasCyrillic(what))
    return [];
  const own = hasCyrillic(whose.noun)
    ? ofRussian(whose, what)
    : `${whose.isMine ? "my" : "the"} ${whose.noun}'s ${what}`;
  const isOfBoth = (text: string): boolean => text.includes(" ");
  return own === undefined
    ? []
    : [toSay(own, (next) => isSaid(next) && isOfBoth(next.translated?.text ?? ""), tools)];
};

interface Somebody {
  readonly noun: string;
  readonly isMine: boolean;
}

/** Who was said in Kazakh last: "aunt", "my aunt", «она моя невестка». */
const SAID =
  /^(?:(?:он|она|это|he is|he's|she is|she's|this is|it is)[ ,—-]+)?(?<mine>мо[йя] |my )?(?:the |an? )?(?<noun>\p{L}+)(?:,.*)?$/u;

function somebodySaid(asked: Asked, tools: Tools): Somebody | undefined {
  for (let back = 0; back <= DEEPEST; back++) {
    const exchange = asked.exchange(back);
    if (exchange?.reply.translated?.text == null) continue;
    const [named = ""] = saidParts(exchange.message, tools);
    const { noun, mine } = SAID.exec(named.toLowerCase())?.groups ?? {};
    if (noun !== undefined) return { noun, isMine: mine !== undefined };
  }
  return undefined;
}

/** «Муж тёти», «родители моей невестки». */
function ofRussian({ noun, isMine }: Somebody, what: string): string | undefined {
  const owner = nounForm(noun, "gen", false);
  const agreement = agreementOf(noun, false);
  const mine = agreement && (adjectiveForm("мой", "gen", agreement) ?? MINE[agreement.gender]);
  return owner === undefined
    ? undefined
    : [what, isMine ? mine : "", owner].filter(Boolean).join(" ");
}
const MINE = { m: "моего", f: "моей", n: "моего" } as const;
