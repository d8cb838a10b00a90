import type { ReportRequest } from "@tilashar/contracts";
import { paths } from "#app/lib/paths.ts";

/**
 * Where an editor finds the text that a report points at: the search for it, or its file. Null where no text of
 * the course is meant: a person, a sound, a reply of the tutor.
 */
export function addressOfReported({
  kind,
  subject,
}: Pick<ReportRequest, "kind" | "subject">): string | null {
  switch (kind) {
    case "sentence":
    case "word":
    case "question":
    case "verdict":
      return paths.editText(subject);
    case "gloss":
      // "үйде · Мен үйде отырмын.": the word as it stands, and where.
      return paths.editText(subject.split(" · ").slice(1).join(" · ") || subject);
    case "grammar":
      return paths.editFile(`grammar/${subject}.yaml`);
    case "sound":
    case "reply":
    case "person":
      return null;
  }
}
