import type { ContentFile } from "../content-file/content-kind.ts";
import type { TextField } from "../content-file/text-field.ts";
import type { Course } from "../course/course.ts";
import type { Immutable } from "../course/immutable.ts";
import type { Cover } from "../schema/common-fields.ts";
import type { KazakhKnowledge } from "./kazakh-knowledge.ts";

/** A file with its texts, so that no check has to walk it again. */
interface GateFile {
  readonly content: ContentFile;
  readonly fields: readonly TextField[];
}

/** Everything a check may look at. */
export interface GateContext {
  readonly files: readonly GateFile[];
  readonly course: Course;
  readonly kazakh: KazakhKnowledge;
  readonly pictures: PictureKnowledge;
}

/** What the gate asks of the pictures. */
export interface PictureKnowledge {
  /** Whether a picture of this name can be drawn. */
  readonly has: (name: string) => boolean;
  /** Size of a cover in bytes; asked only where all its pictures can be drawn. */
  readonly coverBytes: (cover: Immutable<Cover>) => number;
}
