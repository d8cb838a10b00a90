/** What stands before what is asked of and belongs to it, in both languages. */
export const LEANS =
  /^(?:the|a|an|my|your|his|her|its|our|their|in|on|at|to|from|of|with|by|for|into|under|very|в|во|на|с|со|из|у|к|ко|от|до|для|под|о|об|по|мой|моя|моё|твой|твоя|его|её|их)$/iu;
const MOST_LEFT = 5;

/** «Шам үстелде ме, қабырғада ма?»: one sentence twice, with the one and with the other at its end. */
export function alternatives(marked: string): readonly [one: string, other: string] | undefined {
  const [, before = "", one = "", ask = "", other = "", askToo = ""] =
    /^(.*?)(\p{L}+) ([мбп][ае]), (?:әлде )?(\p{L}+) ([мбп][ае])\?$/u.exec(marked) ?? [];
  if (before === "" || /[,:;—«]/u.test(before)) return undefined;
  return [`${before}${one} ${ask}?`, `${before}${other} ${askToo}?`];
}

/** "Is the lamp on the table or on the wall": what both have is said once; undefined where they differ in more. */
export function eitherOf(one: string, other: string, or: string): string | undefined {
  const [first, second] = [one.split(" "), other.split(" ")];
  let same = 0;
  while (same < second.length && first[same] === second[same]) same++;
  while (same > 0 && LEANS.test(second[same - 1] ?? "")) same--;
  const rest = second.slice(same);
  const isEnd = first.length - same <= MOST_LEFT && rest.length <= MOST_LEFT;
  return same > 0 && rest.length > 0 && isEnd ? `${one} ${or} ${rest.join(" ")}` : undefined;
}
