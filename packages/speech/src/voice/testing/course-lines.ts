import { readdirSync, readFileSync } from "node:fs";
import type { Speaker } from "../speaker.ts";

const folder = new URL("../../../../../content/lessons/", import.meta.url);

/** Kazakh lines of all lessons that are indented so far in the files. */
const kazakhLines = (indent: number): string[] => {
  const line = new RegExp(`^ {${indent}}kz: ([^|>].*)$`, "gm");
  return readdirSync(folder).flatMap((file) =>
    [...readFileSync(new URL(file, folder), "utf8").matchAll(line)].map((match) =>
      (match[1] as string).replace(/^["']|["']$/g, ""),
    ),
  );
};

/** What the course teaches, a word or phrase each. */
export const headwordsOfCourse = (): string[] => kazakhLines(4);

/** The sentences its words are shown in. */
export const examplesOfCourse = (): string[] => kazakhLines(6);

/** Texts that are not heard whole: nothing is said, or a sound of them lasts next to nothing. */
export const badlySaid = (speaker: Speaker, texts: readonly string[]): string[] =>
  texts.filter((text) => {
    const { phones } = speaker.synthesise({ text });
    return phones.length === 0 || phones.some(({ start, end }) => end - start <= 0.008);
  });
