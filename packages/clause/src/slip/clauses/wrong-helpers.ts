import type { Fault } from "../../fault/fault.ts";
import type { Parse } from "../../parse.ts";
import { verbAs, verbWith } from "../../word/inflected.ts";
import { changed, put, slip } from "../rewrite.ts";

/** Helpers that another verb has. */
export const wrongHelperSlips = (parse: Parse): Fault[] =>
  parse.words.flatMap(({ reading }, at): Fault[] => {
    const { tokens } = parse;
    const [token, next] = [tokens[at], tokens[at + 1]];
    const helper = parse.words[at + 1]?.reading;
    if (!token || !next || token.mark !== "" || token.leaning.length > 0) return [];
    // істеп жатырмаймын → істеп жатқан жоқпын
    const denied = /^(жатыр|отыр|тұр|жүр)[мбп][ае]й(.*)$/u.exec(next.lower);
    const isConverb = token.readings.some(({ form }) => form === "p");
    if (denied && isConverb) {
      const none = NONE[denied[2] ?? ""];
      const on = GOING[denied[1] ?? ""];
      return none && on
        ? [slip(at + 1, changed(tokens, { [at + 1]: `${on} ${none}` }, "going-on-now", 0.02))]
        : [];
    }
    if (reading.form === "p" && !reading.negative && helper?.kind === "verb") {
      // ұйықтап отыр → ұйықтап жатыр
      if (
        reading.lemma === "ұйықтау" &&
        /^(?:отыр|тұр)(?:м[ыі]н|с[ыі]ң|с[ыі]з|м[ыі]з)?$/.test(next.lower)
      )
        return put(
          parse,
          at + 1,
          LYING[next.lower.replace(/^(?:отыр|тұр)/, "")] ?? "",
          "going-on-now",
        );
      // бұзылып қойды → бұзылып қалды
      if (helper.lemma === "қою" && helper.form === "fin" && BY_ITSELF.test(reading.lemma))
        return put(parse, at + 1, verbWith({ ...helper, lemma: "қалу" }, {}), "helper-verbs-1");
      // құлап жаздадым → құлай жаздадым
      if (helper.lemma === "жаздау")
        return put(parse, at, verbAs(reading, "V.CVB;IPFV"), "helper-verbs-2");
    }
    // жей көрші → жеп көрші
    if (
      reading.form === "a" &&
      !reading.negative &&
      helper?.lemma === "көру" &&
      helper.form === "imp" &&
      !helper.negative
    )
      return put(parse, at, verbAs(reading, "V.CVB;PFV"), "helper-verbs-2");
    return [];
  });

const BY_ITSELF = /^(?:бұзылу|сыну|құлау|жоғалу|өшу|қату|төгілу|жыртылу|ашылу|жабылу|сөну)$/;
const GOING: Readonly<Record<string, string>> = {
  жатыр: "жатқан",
  отыр: "отырған",
  тұр: "тұрған",
  жүр: "жүрген",
};
const NONE: Readonly<Record<string, string>> = {
  мын: "жоқпын",
  мін: "жоқпын",
  сың: "жоқсың",
  сің: "жоқсың",
  сыз: "жоқсыз",
  сіз: "жоқсыз",
  ды: "жоқ",
  ді: "жоқ",
  мыз: "жоқпыз",
  міз: "жоқпыз",
};
const LYING: Readonly<Record<string, string>> = {
  "": "жатыр",
  мын: "жатырмын",
  сың: "жатырсың",
  сыз: "жатырсыз",
  мыз: "жатырмыз",
};
