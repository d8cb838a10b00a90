type Language = "en" | "ru";

const ASKS = /^(.+), (біл(?:есің|есіз|есіңдер|есіздер|мейсің|мейсіз)) [бм]е\?$/u;

/** «Автобус қай жерде, білесің бе?»: the question that is put before, and whether somebody knows; undefined of anything else. */
export function askedOfKnowing(
  marked: string,
  language: Language,
  tell: (question: string) => { readonly text: string; readonly question: boolean } | undefined,
): string | undefined {
  const [, first = "", knows = ""] = ASKS.exec(marked) ?? [];
  if (first === "") return undefined;
  const said = tell(`${first}?`);
  if (!said?.question) return undefined;
  const question = said.text.replace(/\?$/u, "");
  const isNot = knows.includes("мей");
  const isClose = /(?:сің|сіңдер)$/u.test(knows);
  if (language === "ru") {
    const plain = `${question.charAt(0).toLowerCase()}${question.slice(1)}`;
    return isClose && !knows.endsWith("дер")
      ? `ты ${isNot ? "не " : ""}знаешь, ${plain}`
      : `вы ${isNot ? "не " : ""}знаете, ${plain}`;
  }
  // "Where is the bus" hangs as "where the bus is"
  const turned =
    /^(where|who|what|which \w+|how(?: \w+)?|whose \w+|what \w+) (is|are|was|were) (.+)$/iu.exec(
      question,
    );
  if (!turned) return undefined;
  const [, asks = "", be = "", rest = ""] = turned;
  return `do${isNot ? "n't" : ""} you know ${asks.toLowerCase()} ${rest} ${be}`;
}
