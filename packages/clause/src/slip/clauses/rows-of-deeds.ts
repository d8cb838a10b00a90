import type { Fault } from "../../fault/fault.ts";
import type { Parse } from "../../parse.ts";
import { verbAs } from "../../word/inflected.ts";
import { put } from "../rewrite.ts";

/** ұйқыдан тұра, жуынып, кеттім → тұрып: one deed after the other. */
export const rowOfDeedSlips = (parse: Parse): Fault[] =>
  parse.words.flatMap(({ reading }, at): Fault[] => {
    const { tokens, words } = parse;
    const isOpen = reading.form === "a" && !reading.negative && tokens[at]?.mark.includes(",");
    const next = words
      .slice(at + 1, at + 4)
      .some(
        ({ reading: one }, place) => one.form === "p" && tokens[at + 1 + place]?.mark.includes(","),
      );
    return isOpen && next && tokens[at]?.leaning.length === 0
      ? put(parse, at, verbAs(reading, "V.CVB;PFV"), "converb-ip")
      : [];
  });
