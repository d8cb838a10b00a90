import type { Parse } from "../parse.ts";

interface Doubt {
  readonly at: number;
  readonly why: string;
}

const GONE = /^(?:кеше|бұрын|былтыр|баяғыда|бағана)$/;

/** кеше балық бар, бұрын бақ болады: what was so is told as what is. */
export function goneByDoubts({ tokens, words }: Parse): Doubt[] {
  const root = words.findIndex(({ head }) => head === -1);
  const reading = words[root]?.reading;
  const last = tokens[root];
  if (!reading || !last || root !== tokens.length - 1) return [];
  const there = reading.kind === "modal" && /^(?:бар|жоқ)$/.test(last.lower);
  const now =
    reading.kind === "verb" &&
    reading.form === "fin" &&
    (reading.source?.suffixes.some(({ id }) => id === "pres") ?? false);
  if (!there && !now) return [];
  return words.flatMap(({ head }, at): Doubt[] => {
    const { lower, mark, leaning } = tokens[at] ?? { lower: "", mark: "", leaning: [] };
    if (head !== root || mark !== "" || leaning.length > 0 || !GONE.test(lower)) return [];
    // ұшақтан бұрын, екі күн бұрын: earlier than something
    const before = words[at - 1]?.reading;
    if (lower === "бұрын" && at > 0 && !before?.pronoun) return [];
    return [{ at, why: there ? "what was, there now" : "what was, told as what is" }];
  });
}
