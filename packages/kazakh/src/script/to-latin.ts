import { upperKazakh } from "./letter-case.ts";
import { letterTable } from "./letter-table.ts";

const latinOf = /* @__PURE__ */ letterTable(
  "аәбвгғдежзийкқлмнңоөпрстуұүфхһшыіэ",
  "aäbvgğdejziikqlmnñoöprstuūüfhhşyıe",
  { ё: "io", ц: "ts", ч: "tş", щ: "şş", ъ: "", ь: "", ю: "iu", я: "ia" },
);

/**
 * Kazakh Cyrillic to the Latin alphabet of 2021. Text that is not Cyrillic stays as it is.
 *
 * Source: the improved alphabet of 31 letters shown to the government of Kazakhstan on
 * 28 January 2021 and revised in April 2021: Aa Ää Bb Dd Ee Ff Gg Ğğ Hh Iı İi Jj Kk Ll Mm Nn Ññ
 * Oo Öö Pp Qq Rr Ss Şş Tt Uu Ūū Üü Vv Yy Zz, with і = Iı, и and й = İi, у = Uu, ұ = Ūū, ү = Üü,
 * ы = Yy, х and һ = Hh. The alphabet has no letters for ё ц ч щ э ю я ъ ь; they are spelled out as
 * io ts tş şş e iu ia, and the two signs fall away.
 */
export const toLatin = (text: string): string =>
  text.replace(/[а-яёәғқңөұүһі]/giu, (letter, index: number) => {
    const small = letter.toLowerCase();
    const latin = latinOf[small] ?? letter;
    if (letter === small || latin === letter) return latin;
    const neighbour = text[index + 1] ?? "";
    const beforeIt = text[index - 1] ?? "";
    const shout =
      /\p{Lu}/u.test(neighbour) || (!/\p{L}/u.test(neighbour) && /\p{Lu}/u.test(beforeIt));
    return shout ? upperKazakh(latin) : upperKazakh(latin.slice(0, 1)) + latin.slice(1);
  });
