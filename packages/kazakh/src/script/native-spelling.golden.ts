import fc from "fast-check";

// Random words in the spelling of native Kazakh, for round trips: one harmony, ә ө ү о ұ in the first
// syllable alone, й after vowels, no йа, йу, ый, ій, no vowel before у or и. Left out as known to be
// open in the other scripts: шш, тс and тш (loan letters), г before ә, ө, н before гу, and what töte writes as it
// writes қазір, қадір, қабір, мұғалім, заңгер and жұмыскер.
const onsets = { back: "бджзлмнпрстшқғ", front: "бджзлмнпрстшкг" };
const codas = { back: "лмнңпрзйуқ", front: "лмнңпрзйук" };
const firstVowels = { back: "аоұыиу", front: "әеөүіиу" };
const laterVowels = { back: "аы", front: "еі" };

const letterOf = (letters: string) => fc.constantFrom(...letters);
const syllable = (harmony: "back" | "front", first: boolean) =>
  fc
    .tuple(
      fc.option(letterOf(onsets[harmony]), { nil: "", freq: first ? 2 : 1_000_000 }),
      letterOf((first ? firstVowels : laterVowels)[harmony]),
      fc.option(letterOf(codas[harmony]), { nil: "" }),
    )
    .map(([onset, vowel, coda]) => {
      const closed =
        /[иу]/.test(vowel) || (/[ыі]/.test(vowel) && /[йу]/.test(coda))
          ? coda.replace(/[йу]/, "")
          : coda;
      return (onset || !/[иу]/.test(vowel) ? onset : "с") + vowel + closed;
    });

/** An arbitrary native-looking word of one to five syllables. */
export const nativeSpelling = fc
  .constantFrom("back" as const, "front" as const)
  .chain((harmony) =>
    fc
      .tuple(syllable(harmony, true), fc.array(syllable(harmony, false), { maxLength: 4 }))
      .map(([head, rest]) => ({ harmony, word: head + rest.join("") })),
  )
  .filter(
    ({ word, harmony }) =>
      !/шш|й[ау]|т[сш]|г[әө]|нгу|[мбп]ен$|[ндт][ыі]кі$|^бұ?ы?рақ|^қа[бдз]ыр|^мұғалым|^зәңгер|^жүміскер|зм$/.test(
        word,
      ) &&
      // A neutral vowel alone leaves the harmony of the word open.
      (harmony === "back" ? /[аоұықғ]/ : /[әеөүікг]/).test(word),
  )
  .map(({ word }) => word);
