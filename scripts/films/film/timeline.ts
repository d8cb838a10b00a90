/** A sound of a line with its times in the film. */
export interface FilmPhone {
  readonly phone: string;
  readonly start: number;
  readonly end: number;
}

export interface FilmWord {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

export interface FilmLine {
  readonly speaker: string;
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly words: readonly FilmWord[];
  readonly phones: readonly FilmPhone[];
}

export interface Timeline {
  readonly titleEnd: number;
  readonly lines: readonly FilmLine[];
  readonly endCard: number;
  readonly seconds: number;
}

/** A line as it was spoken, its times from its own beginning. */
export interface SpokenLine {
  readonly speaker: string;
  readonly text: string;
  readonly seconds: number;
  readonly phones: readonly FilmPhone[];
  readonly words: readonly { start: number; end: number; textStart: number; textEnd: number }[];
}

const titleSeconds = 2.6;
const opening = 1.1;
const closing = 0.6;
const endCardSeconds = 4.6;
/** What a film may last at most: the gate allows 75. */
const longest = 73.5;
const shortest = 41;
/** The least pause between two lines that still sounds like listening. */
const minGap = 0.22;

const frame = (seconds: number) => Math.round(seconds * 25) / 25;

/** How much faster than it is speech must be to fit into a film; 1 or more. */
export function neededHaste(speechSeconds: number, lines: number): number {
  const room = longest - titleSeconds - opening - closing - endCardSeconds - (lines - 1) * minGap;
  return Math.max(1, speechSeconds / room);
}

/** Lays spoken lines one after another; the pauses between them give way before a film grows too long. */
export function layTimeline(spoken: readonly SpokenLine[], pause: number): Timeline {
  const speech = spoken.reduce((sum, { seconds }) => sum + seconds, 0);
  const fixed = titleSeconds + opening + closing + endCardSeconds + speech;
  const gaps = spoken.length - 1;
  const gap = Math.max(
    minGap,
    Math.min(Math.max(pause, (shortest - fixed) / gaps), (longest - fixed) / gaps),
  );
  let at = titleSeconds + opening;
  const lines = spoken.map(({ speaker, text, seconds, phones, words }) => {
    const start = at;
    at = frame(at + seconds + gap);
    return {
      speaker,
      text,
      start,
      end: start + seconds,
      phones: phones.map((phone) => ({
        ...phone,
        start: phone.start + start,
        end: phone.end + start,
      })),
      words: wordsInTime(text, words, start, start + seconds),
    };
  });
  const endCard = frame((lines.at(-1)?.end ?? at) + closing);
  return { titleEnd: titleSeconds, lines, endCard, seconds: frame(endCard + endCardSeconds) };
}

/** The written words (with their punctuation) and when each is spoken; a dash belongs to no time of its own. */
function wordsInTime(
  text: string,
  spoken: SpokenLine["words"],
  start: number,
  end: number,
): FilmWord[] {
  const words: { text: string; start: number; end: number }[] = [];
  let last = start;
  for (const match of text.matchAll(/\S+/g)) {
    const from = match.index;
    const to = from + match[0].length;
    const said = spoken.filter(({ textStart, textEnd }) => textStart < to && textEnd > from);
    const first = said[0];
    const final = said.at(-1);
    const begins = first ? first.start + start : last;
    const ends = final ? final.end + start : begins;
    words.push({ text: match[0], start: begins, end: Math.min(end, ends) });
    last = ends;
  }
  return words;
}
