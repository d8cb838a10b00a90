/** The tables of an Anki collection of version 11: every Anki since 2.1 reads it. */
export const collectionTables = `
CREATE TABLE col (
  id integer PRIMARY KEY, crt integer NOT NULL, mod integer NOT NULL, scm integer NOT NULL,
  ver integer NOT NULL, dty integer NOT NULL, usn integer NOT NULL, ls integer NOT NULL,
  conf text NOT NULL, models text NOT NULL, decks text NOT NULL, dconf text NOT NULL,
  tags text NOT NULL
);
CREATE TABLE notes (
  id integer PRIMARY KEY, guid text NOT NULL, mid integer NOT NULL, mod integer NOT NULL,
  usn integer NOT NULL, tags text NOT NULL, flds text NOT NULL, sfld integer NOT NULL,
  csum integer NOT NULL, flags integer NOT NULL, data text NOT NULL
);
CREATE TABLE cards (
  id integer PRIMARY KEY, nid integer NOT NULL, did integer NOT NULL, ord integer NOT NULL,
  mod integer NOT NULL, usn integer NOT NULL, type integer NOT NULL, queue integer NOT NULL,
  due integer NOT NULL, ivl integer NOT NULL, factor integer NOT NULL, reps integer NOT NULL,
  lapses integer NOT NULL, left integer NOT NULL, odue integer NOT NULL, odid integer NOT NULL,
  flags integer NOT NULL, data text NOT NULL
);
CREATE TABLE revlog (
  id integer PRIMARY KEY, cid integer NOT NULL, usn integer NOT NULL, ease integer NOT NULL,
  ivl integer NOT NULL, lastIvl integer NOT NULL, factor integer NOT NULL, time integer NOT NULL,
  type integer NOT NULL
);
CREATE TABLE graves (usn integer NOT NULL, oid integer NOT NULL, type integer NOT NULL);
CREATE INDEX ix_notes_usn ON notes (usn);
CREATE INDEX ix_cards_usn ON cards (usn);
CREATE INDEX ix_revlog_usn ON revlog (usn);
CREATE INDEX ix_cards_nid ON cards (nid);
CREATE INDEX ix_cards_sched ON cards (did, queue, due);
CREATE INDEX ix_revlog_cid ON revlog (cid);
CREATE INDEX ix_notes_csum ON notes (csum);
`;

/** Of our decks, always the same, so that a second export joins the first in Anki. */
export const deckId = 1_763_856_000_000;
export const modelId = 1_763_856_000_001;

/** The fields of a note, in this order. */
export const deckFields = [
  "Kazakh",
  "Transcript",
  "English",
  "Russian",
  "Sentence",
  "Sentence in English",
  "Sentence in Russian",
  "Note",
  "Sound",
] as const;
export type DeckField = (typeof deckFields)[number];

const style = `.card { font-family: system-ui, sans-serif; font-size: 20px; text-align: center; color: #23201c; background: #fbf7ef; line-height: 1.45; }
.nightMode.card { color: #f1ece2; background: #211e1a; }
.word { font-size: 34px; font-weight: 700; }
.sentence { margin-top: 18px; }
.small { font-size: 16px; opacity: .75; }`;

const answer = `<div class="word" lang="kk">{{Kazakh}}</div>
<div class="small">{{Transcript}}</div>
{{Sound}}
<div>{{English}}</div>
<div>{{Russian}}</div>
{{#Sentence}}<div class="sentence" lang="kk">{{Sentence}}</div>{{/Sentence}}
<div class="small">{{Sentence in English}}</div>
<div class="small">{{Sentence in Russian}}</div>
{{#Note}}<div class="sentence small">{{Note}}</div>{{/Note}}`;

/** The kind of our notes: each is asked from Kazakh, and into Kazakh. */
function noteKind(now: number) {
  const template = (name: string, ord: number, question: string) => ({
    name,
    ord,
    qfmt: question,
    afmt: `${question}\n<hr id="answer">\n${answer}`,
    bqfmt: "",
    bafmt: "",
    did: null,
    bfont: "",
    bsize: 0,
  });
  return {
    id: modelId,
    name: "Tilashar",
    type: 0,
    mod: Math.floor(now / 1000),
    usn: -1,
    sortf: 0,
    did: deckId,
    tmpls: [
      template("Kazakh", 0, '<div class="word" lang="kk">{{Kazakh}}</div>\n{{Sound}}'),
      template("Meaning", 1, "<div>{{English}}</div>\n<div>{{Russian}}</div>"),
    ],
    flds: deckFields.map((name, ord) => ({
      name,
      ord,
      sticky: false,
      rtl: false,
      font: "Arial",
      size: 20,
      description: "",
      media: [],
    })),
    css: style,
    latexPre:
      "\\documentclass[12pt]{article}\n\\special{papersize=3in,5in}\n\\usepackage[utf8]{inputenc}\n\\usepackage{amssymb,amsmath}\n\\pagestyle{empty}\n\\setlength{\\parindent}{0in}\n\\begin{document}\n",
    latexPost: "\\end{document}",
    latexsvg: false,
    req: [
      [0, "any", [0, 8]],
      [1, "any", [2, 3]],
    ],
    tags: [],
    vers: [],
  };
}

function deck(id: number, name: string, now: number) {
  return {
    id,
    name,
    desc: "",
    mod: Math.floor(now / 1000),
    usn: id === 1 ? 0 : -1,
    dyn: 0,
    conf: 1,
    collapsed: false,
    browserCollapsed: false,
    extendNew: 0,
    extendRev: 0,
    newToday: [0, 0],
    revToday: [0, 0],
    lrnToday: [0, 0],
    timeToday: [0, 0],
  };
}

const options = {
  id: 1,
  name: "Default",
  mod: 0,
  usn: 0,
  maxTaken: 60,
  autoplay: true,
  timer: 0,
  replayq: true,
  dyn: false,
  new: { bury: false, delays: [1, 10], initialFactor: 2500, ints: [1, 4, 0], order: 1, perDay: 20 },
  rev: { bury: false, ease4: 1.3, ivlFct: 1, maxIvl: 36500, perDay: 200, hardFactor: 1.2 },
  lapse: { delays: [10], leechAction: 1, leechFails: 8, minInt: 1, mult: 0 },
};

const settings = {
  activeDecks: [1],
  curDeck: 1,
  curModel: String(modelId),
  newSpread: 0,
  collapseTime: 1200,
  timeLim: 0,
  estTimes: true,
  dueCounts: true,
  nextPos: 1,
  sortType: "noteFld",
  sortBackwards: false,
  addToCur: true,
  schedVer: 2,
};

/** The only row of `col`: what a collection says about itself. */
export function collectionRow(deckName: string, now: number): (string | number)[] {
  const models = { [modelId]: noteKind(now) };
  const decks = { 1: deck(1, "Default", now), [deckId]: deck(deckId, deckName, now) };
  return [
    1,
    Math.floor(now / 1000),
    now,
    now,
    11,
    0,
    0,
    0,
    JSON.stringify(settings),
    JSON.stringify(models),
    JSON.stringify(decks),
    JSON.stringify({ 1: options }),
    "{}",
  ];
}
