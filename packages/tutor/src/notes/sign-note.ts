import type { Asked, Draft, Tools } from "../ask.ts";
import { kz } from "../features/form-text.ts";
import { foldText, hasCyrillic } from "../text/fold.ts";
import { nameInCyrillic } from "../words/latin-name.ts";
import type { NoteOrder } from "./note-order.ts";

/** Longer messages ask for another text. */
const MOST_WORDS = 9;
/** Who a text is from, by the requests of `content/tutor/requests.yaml` that name them. */
const GROUPS = ["colleagues", "family", "class"] as const;
const FROM = /(?<!\p{L})(?:from|as|by|от|от имени) (?:\p{Ll}+ ){0,2}(\p{Lu}[\p{L}-]+)/u;

/** "How do I sign it?", «подпиши от нашего отдела»: what a text ends with, or who it is from in a line. */
export function signedNote(order: NoteOrder, asked: Asked, tools: Tools): Draft | undefined {
  const { language, whole, words } = asked;
  const wishes = new Set(tools.requests.find(whole).map(({ id }) => id));
  if (!wishes.has("note-sign") || words.length > MOST_WORDS) return undefined;
  const group = GROUPS.find((one) => wishes.has(`note-from-${one}`));
  const name = FROM.exec(whole)?.[1];
  const line =
    group === undefined ? ofPerson(name, tools) : tools.say(`note.signOf.${group}`, "kz");
  if (line !== undefined) return signed(line, group, order, asked, tools);
  const isFormal =
    order.manner === "siz" || wishes.has("note-polite") || wishes.has("rewrite-official");
  const x = tools.say(isFormal ? "manner.siz.sign" : "manner.sen.sign", "kz");
  return {
    text: tools.say(isFormal ? "note.signPolite" : "note.signFriendly", language, { x }),
    kazakh: [kz(x)],
    confidence: 0.92,
    intent: "note",
    state: { order },
  };
}

/** A Russian name in another case than its own is not put in. */
function ofPerson(name = "", tools: Tools): string | undefined {
  const written = hasCyrillic(name)
    ? tools.glossary.meaning(foldText(name), "ru").find(({ pos }) => pos === "name-person")?.kz
    : nameInCyrillic(name);
  return written === undefined ? undefined : tools.say("note.signOf.person", "kz", { x: written });
}

/** The text once more, with the line that signs it. */
function signed(
  line: string,
  group: (typeof GROUPS)[number] | undefined,
  order: NoteOrder,
  asked: Asked,
  tools: Tools,
): Draft {
  const said = asked.exchange(0)?.reply.kazakh.map(({ text }) => text) ?? [];
  const { language } = asked;
  const meaning =
    group === undefined || language === "kz"
      ? []
      : ["", tools.say(`note.signOf.${group}`, language)];
  const before = asked.exchange(0)?.reply.text ?? "";
  const [, ...rest] = before.split(said.at(-1) ?? "\n");
  return {
    text: [...said, line, ...meaning, ...(rest.length === 0 ? [] : [rest.join("").trimEnd()])].join(
      "\n",
    ),
    kazakh: [...said, line].map((one) => kz(one)),
    confidence: 0.92,
    intent: "note",
    state: { order },
  };
}
