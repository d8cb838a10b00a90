/**
 * Puts и, й, я, ю back where Latin has only i and the Arabic script only ي. The input is Cyrillic
 * with й for every such letter.
 *
 * Source: the Kazakh spelling rules: й stands after a vowel, и elsewhere (и hides ый, ій); й + а is
 * written я and й + у is written ю, never йа, йу; ы and і fuse with a following й except in a few
 * stems (сый, тыйым), which both scripts spell out.
 *
 * @param bareYa what й + а means after a consonant: "ия" in the Arabic script (زيالى), while Latin
 * spells ия as iia, so there it is иа inside a loan and ия at the end of one.
 */
export const restoreGlides = (draft: string, bareYa: "ия" | "иа"): string => {
  let out = "";
  for (let i = 0; i < draft.length; i++) {
    const letter = draft[i] as string;
    const before = out.at(-1) ?? "";
    const after = draft[i + 1] ?? "";
    const rest = draft.slice(i + 2);
    const afterVowel = /[аәеоөұүыіияэё]/.test(before);
    const open = afterVowel || before === "у" || before === "";
    if (letter !== "й") out += letter;
    else if (after === "а") {
      out += open ? "я" : bareYa === "ия" || rest === "" ? "ия" : "иа";
      i++;
    } else if (after === "у" && !/^[аәе]/.test(rest)) {
      // After a consonant ю belongs to a loan (бюджет), ию to a verb (қию, тырбию).
      const verb =
        /[аәеоөұүыіиуяэё]/.test(out) || (/[қжткшд]/.test(before) && /^($|[ғгыінш])/.test(rest));
      out += open || bareYa === "иа" || !verb ? "ю" : "ию";
      i++;
    } else out += afterVowel ? "й" : "и";
  }
  return out;
};

const wideSh = /^(а|тұ|ке)шш(?=[ыеі])/;

/** ащы, тұщы, кеще and their kin have щ; elsewhere two ш are two letters, but щ ends a loan (борщ). */
export const restoreWideSh = (word: string): string =>
  word.replace(wideSh, "$1щ").replace(/шш$/, "щ");
