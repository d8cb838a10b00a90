import { knownReadings } from "../text/chat-spelling.ts";
import type { HeardWord } from "./heard.ts";

/** A question about whoever is spoken to, by the person of its words: «ұйықтайсың ба?», «сенің досың …». */
export const isOfTutor = ({ words }: { readonly words: readonly HeardWord[] }): boolean =>
  words.some(
    ({ lower }) =>
      /^(?:сен|сіз|сенің|сіздің|сені|сізді|саған|сізге|сенде|сізде|сенімен|сізбен)$/u.test(lower) ||
      knownReadings(lower).some(
        ({ features }) => features.VerbForm === "Fin" && features.Person === "2",
      ),
  );
