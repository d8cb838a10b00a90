import {
  AFTER_NOTHING,
  type Context,
  type ContextKey,
  classOf,
  packContext,
  unpackContext,
} from "./context.ts";
import { harmonyAfter } from "./harmony.ts";
import { isVowel } from "./letters.ts";
import { realise } from "./template.ts";

/** How one suffix joins one context: cut so many letters, then add these. */
export interface Seam {
  cut: number;
  add: string;
  /** The suffix as a learner sees it, without what the stem gave up or changed. */
  surface: string;
  /** Context after the suffix. */
  next: ContextKey;
}

/** What a suffix says about its own seams. */
export interface SeamRule {
  /** Templates by what stands before; `third` and `near` fall back on `plain`, first the norm. */
  plain: readonly string[];
  near?: readonly string[];
  third?: readonly string[];
  /** Tag the suffix leaves for the one after it. */
  leaves?: 0 | 1 | 2;
  /** The converb's п-rule (тап, тауып) applies. */
  glides?: boolean;
}

const VOICED: Record<string, string> = { п: "б", к: "г", қ: "ғ" };

/**
 * All ways a suffix joins a context, the norm first.
 * Sources: "Қазақ тілінің емле ережелері" (1983), Muhamedowa §5.2–5.3, Somfai Kara §1.5.
 */
export function seamsOf(rule: SeamRule, key: ContextKey): Seam[] {
  const context = unpackContext(key);
  const templates =
    (context.after === 2 ? rule.third : context.after === 1 ? rule.near : undefined) ?? rule.plain;
  const seams: Seam[] = [];
  for (const template of templates) {
    const front = context.mixed ? !/\{[AE]\}/.test(template) : context.front;
    const surface = realise(template, front, classOf(context));
    for (const { cut, add } of joinings(context, surface, rule.glides === true)) {
      if (seams.some((seam) => seam.cut === cut && seam.add === add)) continue;
      seams.push({
        cut,
        add,
        surface,
        next: packContext(contextAfter(context, surface, add, rule)),
      });
    }
  }
  return seams;
}

function contextAfter(before: Context, surface: string, add: string, rule: SeamRule): Context {
  const letter = add.at(-1) ?? before.letter;
  const previous = add.at(-2) ?? before.letter;
  return {
    front: harmonyAfter(surface, before.front ? "front" : "back") === "front",
    mixed: before.mixed && ![...surface].some(isVowel),
    letter,
    soft: false,
    voices: letter in VOICED && isVowel(previous),
    drop: 0,
    after: rule.leaves ?? AFTER_NOTHING,
    ist: false,
    glide: false,
  };
}

function joinings(
  context: Context,
  surface: string,
  glides: boolean,
): { cut: number; add: string }[] {
  const first = surface[0] ?? "";
  const { letter } = context;
  if (first === "й" && (letter === "ы" || letter === "і"))
    return [{ cut: 1, add: `и${surface.slice(1)}` }];
  if (!isVowel(first)) {
    if (context.ist && first === "т") return [{ cut: 0, add: surface.slice(1) }];
    return [{ cut: 0, add: surface }];
  }
  const rest = surface.slice(1);
  if (first === "у" && (letter === "ы" || letter === "і")) return [{ cut: 1, add: surface }];
  if (letter === "й" && first === "а") return [{ cut: 1, add: `я${rest}` }];
  if (letter === "й" && first === "у") return [{ cut: 1, add: `ю${rest}` }];
  if (letter === "и" && first === "а") return [{ cut: 0, add: `я${rest}` }];
  if (letter === "и" && first === "у") return [{ cut: 0, add: `ю${rest}` }];
  if (context.soft) return [{ cut: 1, add: surface }];
  if (context.ist)
    return [
      { cut: 1, add: surface },
      { cut: 0, add: surface },
    ];
  if (context.glide && glides) return [{ cut: 1, add: `у${surface}` }];
  const voiced = context.voices ? (VOICED[letter] ?? letter) : letter;
  const kept = voiced === letter ? { cut: 0, add: surface } : { cut: 1, add: voiced + surface };
  const dropped = { cut: 2, add: letter + surface };
  if (context.drop === 1) return [dropped];
  if (context.drop === 2) return [kept, dropped];
  if (context.drop === 3) return [dropped, kept];
  return [kept];
}
