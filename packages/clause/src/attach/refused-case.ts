import type { Case } from "../word/reading.ts";
import type { Site } from "./site.ts";

/** Who fears or is ashamed does not dare. */
const FEARED = /^(?:қорқу|ұялу|жасқану|сескену)$/;

/** The case that the verb asks for where it refuses this one of this noun; undefined when the case is not wrong. */
export function refused(site: Site, kase: Case): string | undefined {
  const { head, reading, government } = site;
  const wrong = head.frame?.not.find(
    (one) =>
      one.case === kase &&
      (one.of === "" ||
        government.isOf(reading.lemma, one.of) ||
        (one.of === "place" && reading.source?.entry?.pos === "name-place")),
  );
  if (!wrong) return undefined;
  // жүруге қорқамын: what one does not dare to do is said in either case
  if (reading.form === "vn" && kase === "DAT" && FEARED.test(head.reading.lemma)) return undefined;
  // қонаққа шақырды, қонаққа барды: a visit, and nobody
  if (site.token.lower === "қонаққа") return undefined;
  // ұйықтаудың орнына
  if (reading.lemma === "орын" && site.token.lower === "орнына") return undefined;
  // теңізге билет қанша тұрады: what it costs
  if (
    head.reading.lemma === "тұру" &&
    site.tokens.some(({ lower }) => /^(?:қанша|теңге)/.test(lower))
  )
    return undefined;
  // Motion added by a converb, a cause or a passive changes what is asked for
  if ((head.reading.source?.features.Voice ?? "") !== "") return undefined;
  return wrong.want ?? head.frame?.first ?? "";
}
