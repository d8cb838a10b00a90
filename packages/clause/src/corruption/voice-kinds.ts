import { analyse } from "@tilashar/kazakh";
import { verbWith } from "../word/inflected.ts";
import { isOf, type Kind, one, type Place } from "./place.ts";

const subjectOf = ({ parse, at }: Place): Place["word"] | undefined =>
  parse.words.find(({ head, relation }) => head === at && relation === "subject");

const isPerson = (place: Place, word: Place["word"]): boolean => isOf({ ...place, word }, "person");

/** The verb that a voice is built on, though the lexicon may hold it as a word of its own: салынды of салу. */
const under = (text: string, voice: string): string | undefined =>
  analyse(text).find(({ guessed, features }) => !guessed && features.Voice === voice)?.lemma;

/** Who does it, and to whom it is done. */
export const VOICE_KINDS: readonly Kind[] = [
  {
    kind: "passive made active",
    make: (place) => {
      const { at, word, parse } = place;
      if (word.reading.kind !== "verb" || word.reading.form !== "fin") return [];
      const lemma = under(parse.tokens[at]?.lower ?? "", "Pass");
      const subject = subjectOf(place);
      if (lemma === undefined || !subject || subject.reading.pronoun) return [];
      if (subject.reading.form !== undefined || isPerson(place, subject)) return [];
      // есік ашты: somebody opened it; only what stands apart from its verb cannot be the object
      if (subject === parse.words[at - 1] || (subject.reading.owner ?? "") !== "") return [];
      // жағу, ашу: happens by itself, too
      return one(at, verbWith({ ...word.reading, lemma }, {}));
    },
  },
  {
    kind: "active made passive",
    make: (place) => {
      const { at, word, parse } = place;
      if (word.reading.kind !== "verb" || word.reading.form !== "fin") return [];
      const subject = subjectOf(place);
      const object = parse.words.some(
        ({ head, reading }) => head === at && reading.case === "ACC" && reading.kind === "noun",
      );
      if (!subject || !object || (word.reading.source?.features.Voice ?? "") !== "") return [];
      const text = verbWith(word.reading, {});
      const source = word.reading.source;
      if (text === "" || !source) return [];
      const made = { ...source, suffixes: [{ id: "passL" }, ...source.suffixes] };
      return one(at, verbWith({ ...word.reading, source: made as unknown as typeof source }, {}));
    },
  },
  {
    kind: "causative made plain",
    make: (place) => {
      const { at, word, parse } = place;
      if (word.reading.kind !== "verb" || word.reading.form !== "fin") return [];
      const lemma = under(parse.tokens[at]?.lower ?? "", "Cau");
      const object = parse.words.some(
        ({ head, reading }) => head === at && reading.case === "ACC" && reading.kind === "noun",
      );
      const plain = analyse(lemma ?? "").find(({ upos }) => upos === "VERB");
      if (lemma === undefined || !object || plain?.entry?.transitive !== false) return [];
      const { source } = word.reading;
      const without = source && {
        ...source,
        suffixes: source.suffixes.filter(({ id }) => !/^caus/.test(id)),
      };
      return one(at, verbWith({ ...word.reading, lemma, source: without }, {}));
    },
  },
];
