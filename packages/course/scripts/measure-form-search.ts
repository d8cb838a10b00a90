/**
 * Types words of the course's readings into search and prints where they lead: the thousand commonest
 * inflected forms, and as the other side of it as many dictionary forms. Right is the word that a form is of
 * in its sentence, as the gloss reads it in context. "First" is the first word found; "shown" is one of the
 * first three, each with its meaning. With `--errors`, those that do not come first.
 */
import { join } from "node:path";
import { lookUp } from "@tilashar/kazakh";
import { bothMeanings } from "../src/gloss/both-meanings.ts";
import { makeGlosser } from "../src/gloss/gloss-text.ts";
import { glossaryOf } from "../src/gloss/glossary.ts";
import { loadCourse } from "../src/load.ts";
import { makeSearchIndex, searchCourse } from "../src/search/index.ts";
import { makeHeadwords } from "../src/word-book/headwords.ts";

const FORMS = 1000;
/** As many results as the site's search asks for. */
const RESULTS = 12;
const SHOWN = 3;
const needless = new Set(["PROPN", "NUM"]);

const root = join(import.meta.dirname, "../../..");
const course = loadCourse({
  contentDir: join(root, "content"),
  lenient: false,
  warn: console.warn,
});
const glosser = makeGlosser(glossaryOf(course), bothMeanings);

const headwords = makeHeadwords(course);

/** Whether a word has a page that search could lead to: е- of екен has none, nor what only rules make. */
const hasPage = (lemma: string, upos: string) =>
  headwords.get(lemma) !== undefined &&
  (upos !== "AUX" || lookUp(lemma).some(({ pos }) => pos === "v"));

/** How often a form stands for each headword. */
type Counts = Map<string, Map<string, number>>;
const inflected: Counts = new Map();
const plain: Counts = new Map();
for (const { paragraphs } of course.readings) {
  const sentences = paragraphs.flatMap((paragraph) => paragraph.sentences.map(({ kz }) => kz));
  const names = glosser.namesIn(sentences);
  for (const sentence of sentences) {
    for (const { gloss } of glosser.gloss(sentence, names)) {
      if (gloss === null || gloss.kind !== "word" || needless.has(gloss.upos)) continue;
      if (!hasPage(gloss.lemma, gloss.upos)) continue;
      const form = gloss.surface.toLowerCase();
      const lemma = gloss.lemma.toLowerCase();
      const counts = form === lemma ? plain : inflected;
      const lemmas = counts.get(form) ?? new Map<string, number>();
      counts.set(form, lemmas.set(lemma, (lemmas.get(lemma) ?? 0) + 1));
    }
  }
}

const index = makeSearchIndex(course, () => [], headwords.readings);
const total = (counts: ReadonlyMap<string, number>) => [...counts.values()].reduce((a, b) => a + b);

function measure(what: string, counts: Counts): void {
  const commonest = [...counts].sort((a, b) => total(b[1]) - total(a[1])).slice(0, FORMS);
  let first = 0;
  let shown = 0;
  const errors: string[] = [];
  for (const [form, lemmas] of commonest) {
    const [meant] = [...lemmas].sort((a, b) => b[1] - a[1])[0] as [string, number];
    const found = searchCourse(index, form, RESULTS)
      .filter(({ kind }) => kind === "word")
      .map(({ titles }) => titles.kz.toLowerCase());
    const place = found.indexOf(meant);
    if (place === 0) first++;
    else errors.push(`${form}: meant ${meant}, found ${found.slice(0, SHOWN).join(", ")}`);
    if (place >= 0 && place < SHOWN) shown++;
  }
  console.log(
    `${commonest.length} ${what}: ${first} find the word meant first, ${shown} among the first ${SHOWN}`,
  );
  if (process.argv.includes("--errors")) for (const error of errors) console.log(`  ${error}`);
}

measure("inflected forms", inflected);
measure("dictionary forms", plain);
