import type { Doubts } from "./doubts.ts";
import { isSomewhere } from "./fitting-rendering.ts";
import { NotUnderstood } from "./meaning.ts";
import type { VerbRendering } from "./rendering.ts";
import type { Said } from "./said.ts";
import { isAnimate } from "./traits.ts";

export const WHERE = { en: "where", ru: "где" };
export const LIKE: VerbRendering = {
  en: "like",
  imperfective: "нравиться",
  perfective: "понравиться",
  takes: {},
};

/** Үй салынды: English has it passive, Russian has nobody named to do it. */
export function passiveDeed(said: Said, verbs: readonly VerbRendering[], lemma: string): Said {
  return {
    ...said,
    settle: (parts, subject) => {
      // Жазылды: a letter was written, and somebody got well
      if (lemma === "жазылу" && subject && isAnimate(subject))
        throw new NotUnderstood("written, or well again");
      const verb = verbs.find(
        ({ takes, when }) =>
          takes.OBJ !== undefined &&
          (when === undefined || when.split(", ").includes(subject?.lemma ?? "")),
      );
      if (!verb || !subject || subject.person !== undefined || subject.asks)
        throw new NotUnderstood("what is done to whom");
      if (parts.some(({ role }) => role === "OBJ" || role === "INS"))
        throw new NotUnderstood("done by whom");
      return { kind: "deed", verb: { ...verb, passive: true } };
    },
  };
}

/** Маған ұнайды: what pleases is liked. */
export function liking(said: Said, doubts: Doubts): Said {
  return {
    ...said,
    settle: (parts) => {
      const at = parts.findIndex(({ role }) => role === "DAT");
      const [who] = at < 0 ? [] : parts.splice(at, 1);
      if (!who) throw new NotUnderstood("who likes it");
      if (parts.length > 0) doubts.at("liked somehow");
      const { thing } = who;
      // Бәріне ұнады: everyone, rather than everything
      const isAll = thing.indefinite === true && thing.say.en === "everything";
      return {
        kind: "likes",
        who: isAll ? { ...thing, say: { en: "everyone", ru: "все" } } : thing,
      };
    },
  };
}

/** Шам үстелде тұр, қойлар далада жүр: where it is. */
export function standing(said: Said): Said {
  return {
    ...said,
    tense: "present",
    settle: (parts, _, asks) => {
      const at = parts.findIndex(({ role }) => role === "LOC" || isSomewhere(role));
      const isOnlyThere = at >= 0 ? parts.length === 1 : parts.length === 0 && asks?.en === "where";
      if (!isOnlyThere) {
        throw new NotUnderstood("how it stands");
      }
      const [where] = at >= 0 ? parts.splice(at, 1) : [];
      return where ? { kind: "is-at", where } : { kind: "is-where", asks: asks ?? WHERE };
    },
  };
}
