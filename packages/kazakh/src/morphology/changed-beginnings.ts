import { endsMutably, unpackContext } from "../phonology/context.ts";

/** What a surface may show instead of a stem's last letters, once a suffix has changed them. */
export function changedBeginnings(text: string, key: number): { text: string; firm: number }[] {
  if (!endsMutably(key)) return [];
  const { letter, voices, drop, soft, glide, ist } = unpackContext(key);
  const short = text.slice(0, -1);
  const firm = short.length;
  const found: { text: string; firm: number }[] = [];
  if (soft) return [{ text: short, firm }];
  if (voices && drop !== 1) {
    const voiced = { п: "б", к: "г", қ: "ғ" }[letter as "п" | "к" | "қ"];
    found.push({ text: short + voiced, firm });
  }
  if (glide) found.push({ text: `${short}у`, firm });
  if (drop !== 0) found.push({ text: text.slice(0, -2) + letter, firm: text.length - 2 });
  if (letter === "ы" || letter === "і" || letter === "й" || ist) found.push({ text: short, firm });
  return found;
}
