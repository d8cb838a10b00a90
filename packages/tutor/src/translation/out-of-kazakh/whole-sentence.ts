import type { Tools } from "../../ask.ts";
import { both } from "./rendering.ts";

/** A sentence that each language says in its own way: «Рақмет!», «Ертең кешке.»; undefined of any other. */
export function wholeSentence(
  text: string,
  language: "en" | "ru",
  tools: Tools,
): string | undefined {
  const key = text.toLowerCase().replace(/[.!?…]+$/u, "");
  const { wholes, leads, adverbs } = tools.course.tutor.renderings;
  const whole = wholes[key];
  if (whole !== undefined) return both(whole)[language];
  // What mostly stands in a sentence may be all that is said
  const lead = /[.!]$/u.test(text) ? (leads[key] ?? adverbs[key]) : undefined;
  const said = lead === undefined ? undefined : both(lead)[language];
  return said && said.charAt(0).toUpperCase() + said.slice(1) + text.slice(-1);
}
