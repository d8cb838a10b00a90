import type { Parse } from "../parse.ts";

interface Doubt {
  readonly at: number;
  readonly why: string;
}

/** ұйықтамай бұрын: before something is done takes the form in -мас. */
export const converbBeforeDoubts = ({ tokens, words }: Parse): Doubt[] =>
  words.flatMap(({ reading }, at): Doubt[] => {
    const isConverb = reading.kind === "verb" && (reading.form === "a" || reading.form === "p");
    return isConverb && tokens[at]?.mark === "" && tokens[at + 1]?.lower === "бұрын"
      ? [{ at, why: "a converb before бұрын" }]
      : [];
  });
