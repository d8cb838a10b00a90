import type { Course } from "../course/course.ts";
import type { Immutable } from "../course/immutable.ts";
import type { Cover } from "../schema/common-fields.ts";
import { BADGE_TIERS, drawBadge } from "./badge.ts";
import { BADGE_GLYPHS } from "./badge-glyphs.ts";
import { drawCover } from "./cover.ts";
import type { EmojiSet } from "./emoji.ts";
import { drawWordPicture } from "./word-picture.ts";

export type PictureGroup = "words" | "lessons" | "readings" | "scenes" | "badges";

/** A picture the course needs, ready to be written to a file. */
export interface ComposedPicture {
  readonly group: PictureGroup;
  /** A picture name for words, the item's id for covers, `{theme}-{tier}` for badges. */
  readonly key: string;
  /** File name without hash and extension. */
  readonly name: string;
  readonly svg: string;
}

/** Draws every picture that the course names, each once. */
export function composePictures(course: Course, set: EmojiSet): ComposedPicture[] {
  return [
    ...pictureNames(course).map((name) => ({
      group: "words" as const,
      key: name,
      name: `word-${name}`,
      svg: drawWordPicture(set, name),
    })),
    ...covers("lessons", "lesson", course.lessons, set),
    ...covers("readings", "reading", course.readings, set),
    ...covers("scenes", "scene", course.scenes, set),
    ...badges(),
  ];
}

function badges(): ComposedPicture[] {
  return Object.entries(BADGE_GLYPHS).flatMap(([theme, glyph]) =>
    BADGE_TIERS.map((tier) => ({
      group: "badges" as const,
      key: `${theme}-${tier}`,
      name: `badge-${theme}-${tier}`,
      svg: drawBadge(glyph, tier),
    })),
  );
}

function pictureNames(course: Course): string[] {
  const names = new Set<string>();
  for (const word of [...course.wordById.values(), ...course.dayWords]) {
    if (word.picture !== undefined) names.add(word.picture);
  }
  return [...names].sort();
}

function covers(
  group: PictureGroup,
  prefix: string,
  items: readonly { readonly id: number; readonly cover: Immutable<Cover> }[],
  set: EmojiSet,
): ComposedPicture[] {
  return items.map(({ id, cover }) => ({
    group,
    key: String(id),
    name: `${prefix}-${id}`,
    svg: drawCover(set, { ...cover, variant: id }),
  }));
}
