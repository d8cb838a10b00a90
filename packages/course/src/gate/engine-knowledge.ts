import { ClauseJudge } from "@tilashar/clause";
import {
  analyse,
  analyseFully,
  type Candidate,
  defaultLexicon,
  inflect,
  type Lexicon,
  lookUp,
  makeLexicon,
} from "@tilashar/kazakh";
import type { ContentFile } from "../content-file/content-kind.ts";
import { ofKind } from "../course/assemble-course.ts";
import { type FlaggedHeadword, lexiconEntry } from "../dictionary/lexicon-entry.ts";
import { lexiconPos, type PartOfSpeech } from "../schema/word.ts";
import type { KazakhKnowledge, KazakhReading } from "./kazakh-knowledge.ts";

/** Labels of the UniMorph schema that docs/content.md tells authors about. */
const LABELS: ReadonlySet<string> = new Set(
  [
    "N V ADJ ADV PRO NUM DER PRED ATTR LYQ SHY LY SYZ LAS DAS HANA SHA SHYL LA DAI",
    "NOM GEN DAT ACC LOC ABL INS EQTV SG PL 1 2 3 INFM FORM",
    "PSS1S PSS2S PSS3 PSS1P PSS2P",
    "IND PRS PST PRF EVID HAB FUT POT INTEN COND IMP OPT DES NEG VN PASS CAUS RECP REFL",
    "V.CVB PFV IPFV PURP LIMIT V.PTCP AG CMPR ATTEN INTENS ORD COLL",
    // Forms of more than one word: барып жатырмын, барған едім, барған жоқпын, барасың ба
    "PROG PLUPRF RMT ANLT INT",
  ].flatMap((labels) => labels.split(" ")),
);

/** Readings less likely than this are no reading that anybody means. */
const RARE = 0.05;

/** A lexicon with what it has told of words so far. */
interface ReadLexicon {
  readonly lexicon: Lexicon;
  readonly known: Map<string, readonly KazakhReading[]>;
}

/** Kept for the next check, which while content is being written mostly has the same headwords. */
let latest: (ReadLexicon & { readonly headwords: string }) | undefined;

/** The built-in lexicon with the headwords that only the course has, so that their forms are known. */
function courseLexicon(contents: readonly ContentFile[]): ReadLexicon {
  const { entries } = defaultLexicon();
  const words: readonly FlaggedHeadword[] = [
    ...ofKind(contents, "lesson").flatMap(({ data }) => data.words),
    ...ofKind(contents, "dayWords").flatMap(({ data }) => data.words),
  ];
  const own = words
    .filter(({ kz, pos }) => !lookUp(kz).some((entry) => isSamePos(entry.pos, pos)))
    .map((word, place) => lexiconEntry(word, entries.length + place))
    .filter((entry) => entry !== undefined);
  const headwords = JSON.stringify(own);
  if (latest?.headwords !== headwords)
    latest = { headwords, lexicon: makeLexicon([...entries, ...own]), known: new Map() };
  return latest;
}

function toReading({ lemma, upos, features, suffixes, entry }: Candidate): KazakhReading {
  const plainVerb = entry?.pos === "v" && entry.lemma === lemma && features.Voice === undefined;
  const governs = plainVerb && entry.transitive === false ? entry.governs : undefined;
  const base = entry?.lemma ?? lemma;
  return { lemma, base, suffixes: suffixes.map(({ id }) => id), upos, features, governs };
}

const isSamePos = (entry: string, pos: PartOfSpeech): boolean =>
  pos === "name" ? entry.startsWith("name-") : entry === lexiconPos(pos);

/** The gate's questions answered by our own morphology over the lexicon and the course's words. */
export function engineKnowledge(contents: readonly ContentFile[]): KazakhKnowledge {
  const { lexicon, known } = courseLexicon(contents);

  function readingsOf(token: string): readonly KazakhReading[] {
    let readings = known.get(token);
    if (readings === undefined) {
      readings = analyse(token, lexicon)
        .filter(({ guessed }) => !guessed)
        .map(toReading);
      known.set(token, readings);
    }
    return readings;
  }

  let clauses: ClauseJudge | undefined;

  return {
    readingsOf,
    rareReadingsOf: (token) =>
      analyseFully(token, lexicon)
        .filter(({ guessed, confidence }) => !guessed && confidence >= RARE)
        .map(toReading),
    judge(sentence) {
      clauses ??= new ClauseJudge(
        ofKind(contents, "government")[0]?.data,
        ofKind(contents, "calques").flatMap(({ data }) => data.calques),
        ofKind(contents, "usage")[0]?.data,
        ofKind(contents, "slips").flatMap(({ data }) => data.slips),
      );
      return clauses.check(sentence).verdict;
    },
    verbStems: (lemma) =>
      lookUp(lemma).flatMap(({ pos, stem }) => (pos === "v" && stem !== undefined ? [stem] : [])),
    inflect(lemma, features) {
      const unknown = features.split(";").filter((label) => !LABELS.has(label));
      if (unknown.length > 0) return { fault: `no such label: ${unknown.join(", ")}` };
      const [form] = inflect(lemma, features, lexicon);
      return form === undefined
        ? { fault: "the engine makes no such form: see docs/content.md for the labels" }
        : { form };
    },
  };
}
