import { FINAL_CLASSES, type FinalClass } from "./letters.ts";

/**
 * Archiphonemes: the capital letters of suffix templates, and the column of each final-sound class
 * (V R L N Z T). Sources: Balakayev et al., "Қазіргі қазақ тілі" (дыбыс үндестігі);
 * Krippes, "Kazakh Grammar with Affix List"; Somfai Kara, "Kazak", §1.4.
 */
const ARCHIPHONEMES: Readonly<Record<string, string>> = {
  /** Plural -лар/-дар/-тар, -лық, -лы, -лау. */
  L: "ллдддт",
  /** Genitive -ның/-дың/-тың. */
  N: "нддндт",
  /** Accusative -ны/-ды/-ты and -нікі/-дікі/-тікі. */
  O: "нддддт",
  /** Locative -да/-та, past -ды/-ты, -дай, -дыр. */
  D: "дддддт",
  /** Ablative -дан/-нан/-тан. */
  B: "дддндт",
  /** Instrumental -мен/-бен/-пен and the 1sg copula. */
  M: "ммммбп",
  /** Negation -ма/-ба/-па and the 1pl copula. */
  P: "мммббп",
};

/** One piece of a parsed template. */
type Piece =
  | { kind: "letter"; letter: string }
  /** Consonant chosen by final class. */
  | { kind: "class"; name: string; column: string }
  /** А = а/е, Ы = ы/і. */
  | { kind: "vowel"; name: "A" | "I"; onlyAfterConsonant: boolean }
  /** Consonant that stands only after a vowel: (с)ы. */
  | { kind: "bridge"; letter: string }
  /** Present: -а/-е after a consonant, -й after a vowel. */
  | { kind: "present" }
  /** ғ/г, after a voiceless sound қ/к. */
  | { kind: "velar" }
  /** қ/к by harmony. */
  | { kind: "stop" }
  /** ғ/г by harmony alone. */
  | { kind: "soft-velar" };

const parsed = new Map<string, Piece[]>();

/**
 * Parses a suffix template. Plain Cyrillic letters stand for themselves; `{L}{N}{O}{D}{B}{M}{P}`
 * are consonants chosen by final class, `{A}` а/е, `{I}` ы/і, `{G}` ғ/г/қ/к, `{Q}` ғ/г, `{K}` қ/к, `{E}` а/е/й;
 * `({I})` or `({A})` falls away after a vowel, `(с)` stands only after a vowel.
 */
function parseTemplate(template: string): Piece[] {
  const known = parsed.get(template);
  if (known) return known;
  const pieces: Piece[] = [];
  for (const match of template.matchAll(/\(\{([AI])\}\)|\((.)\)|\{([A-Z])\}|(.)/gu)) {
    const [, optional, bridge, capital, letter] = match;
    if (optional)
      pieces.push({ kind: "vowel", name: optional as "A" | "I", onlyAfterConsonant: true });
    else if (bridge) pieces.push({ kind: "bridge", letter: bridge });
    else if (letter) pieces.push({ kind: "letter", letter });
    else if (capital === "A" || capital === "I")
      pieces.push({ kind: "vowel", name: capital, onlyAfterConsonant: false });
    else if (capital === "E") pieces.push({ kind: "present" });
    else if (capital === "G") pieces.push({ kind: "velar" });
    else if (capital === "K") pieces.push({ kind: "stop" });
    else if (capital === "Q") pieces.push({ kind: "soft-velar" });
    else {
      const column = ARCHIPHONEMES[capital as string];
      if (!column) throw new Error(`Unknown archiphoneme {${capital}} in ${template}`);
      pieces.push({ kind: "class", name: capital as string, column });
    }
  }
  parsed.set(template, pieces);
  return pieces;
}

/** Letters of a template after a sound of the given class, before any change at the seam. */
export function realise(template: string, front: boolean, after: FinalClass): string {
  let text = "";
  for (const piece of parseTemplate(template)) {
    if (piece.kind === "letter") text += piece.letter;
    else if (piece.kind === "class") text += piece.column[FINAL_CLASSES.indexOf(after)];
    else if (piece.kind === "bridge") text += after === "V" ? piece.letter : "";
    else if (piece.kind === "present") text += after === "V" ? "й" : front ? "е" : "а";
    else if (piece.kind === "velar")
      text += after === "T" ? (front ? "к" : "қ") : front ? "г" : "ғ";
    else if (piece.kind === "soft-velar") text += front ? "г" : "ғ";
    else if (piece.kind === "stop") text += front ? "к" : "қ";
    else if (!(piece.onlyAfterConsonant && after === "V"))
      text += piece.name === "A" ? (front ? "е" : "а") : front ? "і" : "ы";
  }
  return text;
}
