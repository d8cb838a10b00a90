import Type from "typebox";
import { PointId } from "./common-fields.ts";
import { line, trilingualLine } from "./text.ts";

/** `content/tutor/helper-verbs.yaml`: what a verb adds to the converb before it. */
export const HelperVerbsFile = Type.Object(
  {
    helpers: Type.Array(
      Type.Object(
        {
          verb: line(20),
          /** -ып or -а. */
          after: Type.Enum(["p", "a"]),
          point: PointId,
          tells: trilingualLine(200),
        },
        { additionalProperties: false },
      ),
    ),
  },
  { additionalProperties: false },
);
export type HelperVerbsFile = Type.Static<typeof HelperVerbsFile>;
