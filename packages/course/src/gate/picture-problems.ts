import type { ContentFile } from "../content-file/content-kind.ts";
import { error, type Problem, type ValuePath } from "../content-file/problem.ts";
import type { GateContext } from "./gate-context.ts";

/** Pictures that are named but that nobody has drawn. */
export function pictureProblems({ files, hasPicture }: GateContext): Problem[] {
  return files.flatMap(({ content }) =>
    picturesOf(content)
      .filter(({ name }) => !hasPicture(name))
      .map(({ path, name }) => error(content.file, path, `there is no picture called ${name}`)),
  );
}

function picturesOf(content: ContentFile): { path: ValuePath; name: string }[] {
  const found: { path: ValuePath; name: string }[] = [];
  const { data, kind } = content;
  if (kind === "lesson" || kind === "dayWords") {
    data.words.forEach(({ picture }, place) => {
      if (picture !== undefined) found.push({ path: ["words", place, "picture"], name: picture });
    });
  }
  if (kind === "lesson" || kind === "reading" || kind === "scene") {
    data.cover.pictures.forEach((name, place) => {
      found.push({ path: ["cover", "pictures", place], name });
    });
  }
  return found;
}
