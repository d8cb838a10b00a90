import type { TaughtCourse } from "./taught-course.ts";

/** What the tutor reads messages by, by name (`content/tutor/patterns/`): each made once, when it is first asked for. */
export class Patterns {
  readonly #sources: TaughtCourse["tutor"]["patterns"];
  readonly #made = new Map<string, readonly RegExp[]>();

  constructor({ tutor }: Pick<TaughtCourse, "tutor">) {
    this.#sources = tutor.patterns;
  }

  /** The patterns of a name, in the order they are tried. */
  all(name: string): readonly RegExp[] {
    const known = this.#made.get(name);
    if (known) return known;
    const sources = this.#sources[name];
    if (!sources) throw new Error(`content/tutor/patterns/ has no ${name}`);
    const made = sources.map(({ source, flags }) => new RegExp(source, flags));
    this.#made.set(name, made);
    return made;
  }

  /** The only pattern of a name. */
  one(name: string): RegExp {
    const all = this.all(name);
    const [pattern] = all;
    if (!pattern || all.length > 1) throw new Error(`${name} is no single pattern`);
    return pattern;
  }
}
