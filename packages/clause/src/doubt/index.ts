import type { Government } from "../government.ts";
import type { Parse } from "../parse.ts";
import type { Usage } from "../usage.ts";
import { countedDoubts } from "./counted.ts";
import { doerDoubts } from "./doers.ts";
import { helperDoubts } from "./helpers.ts";
import { innerSubjectDoubts } from "./inner-subjects.ts";
import { mannerDoubts } from "./manner.ts";
import { partedOwnerDoubts } from "./parted-owners.ts";
import { postpositionDoubts } from "./postpositions.ts";
import { predicateDoubts } from "./predicates.ts";
import { qualityDoubts } from "./qualities.ts";
import { sharedSubjectDoubts } from "./shared-subject.ts";
import { slenderDoubts } from "./slender-doubts.ts";

/** Doubts that show once every word has its place: what parses by a licence too slender to vouch for. */
export const doubtsIn = (
  parse: Parse,
  government: Government,
  usage: Usage,
): readonly { readonly at: number; readonly why: string }[] => [
  ...slenderDoubts(parse),
  ...sharedSubjectDoubts(parse, government),
  ...predicateDoubts(parse, government),
  ...postpositionDoubts(parse, government),
  ...countedDoubts(parse),
  ...partedOwnerDoubts(parse, government),
  ...qualityDoubts(parse, government, usage),
  ...doerDoubts(parse, government, usage),
  ...helperDoubts(parse, usage),
  ...mannerDoubts(parse, government, usage),
  ...innerSubjectDoubts(parse, government),
];
