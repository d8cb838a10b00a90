import type { Noun } from "./tree.ts";

/** Times whose adjective is no form of theirs. */
const OF_TIMES: Readonly<Record<string, string>> = {
  кеше: "кешегі",
  бүгін: "бүгінгі",
  былтыр: "былтырғы",
  бұрын: "бұрынғы",
  әдетте: "әдеттегі",
};

/** What was at another time, as something is compared with it: кешегіден, өткен аптадағыдан. */
export function ofTime(time: string): Noun | undefined {
  const form =
    OF_TIMES[time] ??
    (/[тд]а$/u.test(time) ? `${time}ғы` : /[тд]е$/u.test(time) ? `${time}гі` : undefined);
  return form === undefined ? undefined : { text: "", kz: form, definite: true };
}
