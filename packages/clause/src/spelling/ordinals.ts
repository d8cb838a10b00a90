import { analyse } from "@tilashar/kazakh";
import type { Respelling } from "./near-form.ts";

/** бесші → бесінші, екіші → екінші: what is counted in order has one ending. */
export function ordinalSpellings(word: string): Respelling[] {
  // жиырмаыншы → жиырмасыншы: twenty alone ends in an open vowel
  if (/^жиырма(?:ыншы|нышы|ншы|шы)$/u.test(word))
    return [{ text: "жиырмасыншы", point: "ordinals", change: 0.1 }];
  const number = /^(.{2,}?)[ыі]?н?ш[ыі]$/u.exec(word)?.[1] ?? "";
  const numbers = [number, `${number}ы`, `${number}і`].filter((one) =>
    analyse(one).some(({ guessed, upos }) => !guessed && upos === "NUM"),
  );
  return numbers.flatMap((one) => {
    const soft = /[әеөүі]/.test(one.match(/[аәеоөұүыі]/g)?.at(-1) ?? "");
    const isOpen = /[ыі]$/.test(one);
    const text = `${one}${isOpen ? "" : soft ? "і" : "ы"}${soft ? "нші" : "ншы"}`;
    return text === word || !analyse(text).some(({ guessed }) => !guessed)
      ? []
      : [{ text, point: "ordinals", change: 0.2 }];
  });
}
