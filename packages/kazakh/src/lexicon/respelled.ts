/**
 * Spellings of names in the letters of other languages, as far as rules go: the glosses of names
 * that follow them need not be stored.
 */
const ENGLISH: Record<string, string> = Object.fromEntries(
  (
    "а a,ә a,б b,в v,г g,ғ g,д d,е e,ё yo,ж zh,з z,и i,й y,к k,қ k,л l,м m,н n,ң n,о o,ө o,п p,р r," +
    "с s,т t,у u,ұ u,ү u,ф f,х kh,һ h,ц ts,ч ch,ш sh,щ shch,ы y,і i,ь ,э e,ю yu,я ya"
  )
    .split(",")
    .map((pair) => pair.split(" ") as [string, string]),
);

const RUSSIAN: Record<string, string> = {
  ә: "а",
  ғ: "г",
  қ: "к",
  ң: "н",
  ө: "о",
  ұ: "у",
  ү: "у",
  һ: "х",
  і: "и",
};

function respelled(text: string, letters: Record<string, string>): string {
  let out = "";
  for (const letter of text) {
    const small = letter.toLowerCase();
    const other = letters[small] ?? small;
    out += small === letter ? other : other.charAt(0).toUpperCase() + other.slice(1);
  }
  return out;
}

/** Алматы, Almaty. */
export function romanised(lemma: string): string {
  return respelled(lemma, ENGLISH);
}

/** Айгерім, Айгерим. */
export function russified(lemma: string): string {
  return respelled(lemma, RUSSIAN);
}
