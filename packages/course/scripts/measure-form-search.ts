/**
 * Prints where the thousand commonest inflected forms of the course's texts lead when they are typed into
 * search: to the headword that the form has in its sentence, read in context; to a word spelt just so,
 * whose page names that headword (алып "giant", a form of алу); or elsewhere. With `--errors`, the last two.
 */
import { join } from "node:path";
import { bothMeanings } from "../src/gloss/both-meanings.ts";
import { makeGlosser } from "../src/gloss/gloss-text.ts";
import { glossaryOf } from "../src/gloss/glossary.ts";
import { loadCourse } from "../src/load.ts";
import { type Headword, makeHeadwords } from "../src/word-book/headwords.ts";
import { makeWordBook } from "../src/word-book/index.ts";

const FORMS = 1000;
const needless = new Set(["PROPN", "NUM"]);

const root = join(import.meta.dirname, "../../..");
const course = loadCourse({
  contentDir: join(root, "content"),
  lenient: false,
  warn: console.warn,
});
const glosser = makeGlosser(glossaryOf(course), bothMeanings);

/** How often a form stands for each headword. */
const forms = new Map<string, Map<string, number>>();
for (const { paragraphs } of course.readings) {
  const sentences = paragraphs.flatMap((paragraph) => paragraph.sentences.map(({ kz }) => kz));
  const names = glosser.namesIn(sentences);
  for (const sentence of sentences) {
    for (const { gloss } of glosser.gloss(sentence, names)) {
      if (gloss === null || gloss.kind !== "word" || needless.has(gloss.upos)) continue;
      const form = gloss.surface.toLowerCase();
      const lemma = gloss.lemma.toLowerCase();
      if (form === lemma) continue;
      const lemmas = forms.get(form) ?? new Map<string, number>();
      forms.set(form, lemmas.set(lemma, (lemmas.get(lemma) ?? 0) + 1));
    }
  }
}

const total = (counts: ReadonlyMap<string, number>) => [...counts.values()].reduce((a, b) => a + b);
const commonest = [...forms].sort((a, b) => total(b[1]) - total(a[1])).slice(0, FORMS);
const headwords = makeHeadwords(course);
const book = makeWordBook(course, headwords);
const named: string[] = [];
const lost: string[] = [];
for (const [form, lemmas] of commonest) {
  const [meant] = [...lemmas].sort((a, b) => b[1] - a[1])[0] as [string, number];
  const found = headwords.find(form);
  if (found?.lemma.toLowerCase() === meant) continue;
  const line = `${form}: meant ${meant}, found ${found?.lemma ?? "nothing"}`;
  const isNamed = found !== undefined && namesOf(found).has(meant);
  (isNamed ? named : lost).push(line);
}

function namesOf(headword: Headword): Set<string> {
  return new Set(book.factsOf(headword).formOf.map(({ lemma }) => lemma.toLowerCase()));
}

const right = commonest.length - named.length - lost.length;
console.log(
  `${commonest.length} inflected forms: ${right} lead to their headword, ${named.length} to a word spelt so that names it, ${lost.length} elsewhere`,
);
if (process.argv.includes("--errors")) {
  for (const line of [...named, "elsewhere:", ...lost]) console.log(line);
}
