import { readStored, writeStored } from "#app/lib/storage.ts";
import { makeStore } from "#app/lib/store.ts";

/** How fast a film can play, in the order of the button: slower comes first. */
export const filmSpeeds = [1, 0.75, 0.5, 1.25] as const;
export type FilmSpeed = (typeof filmSpeeds)[number];

export interface FilmView {
  readonly speed: FilmSpeed;
  readonly translated: boolean;
}

const keys = { speed: "film-speed", translated: "film-translated" } as const;

const usual: FilmView = { speed: 1, translated: true };

const view = makeStore<FilmView>(stored(), usual);

function stored(): FilmView {
  if (import.meta.env.SSR) return usual;
  const speed = Number(readStored(keys.speed));
  return {
    speed: filmSpeeds.find((one) => one === speed) ?? usual.speed,
    translated: readStored(keys.translated) !== "no",
  };
}

/** How this browser's learner watches films; as usual on the server and while a page starts. */
export const useFilmView = (): FilmView => view.use();

/** The learner chose: every film plays so from now on, in this browser. */
export function chooseFilmView(choice: Partial<FilmView>): void {
  const next = { ...view.now(), ...choice };
  writeStored(keys.speed, String(next.speed));
  writeStored(keys.translated, next.translated ? "yes" : "no");
  view.set(next);
}

/** The speed after this one; the first again after the last. */
export function nextSpeed(speed: FilmSpeed): FilmSpeed {
  return filmSpeeds[(filmSpeeds.indexOf(speed) + 1) % filmSpeeds.length] ?? usual.speed;
}
