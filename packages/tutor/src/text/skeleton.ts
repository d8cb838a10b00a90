/** Latin as people type it in chats, longest first. */
const LATIN: readonly (readonly [string, string])[] = [
  ["shch", "ш"],
  ["sch", "ш"],
  ["sh", "ш"],
  ["ch", "ш"],
  ["zh", "ж"],
  ["kh", "к"],
  ["gh", "г"],
  ["ng", "н"],
  ["ya", "иа"],
  ["yu", "иу"],
  ["yo", "ио"],
  ["ts", "тс"],
  ["w", "у"],
  ["x", "к"],
  ["h", "к"],
  ["q", "к"],
  ["c", "к"],
  ["j", "ж"],
  ["y", "и"],
  ["i", "и"],
  ["a", "а"],
  ["o", "о"],
  ["u", "у"],
  ["g", "г"],
  ["s", "с"],
  ["n", "н"],
  ["e", "е"],
  ["b", "б"],
  ["v", "в"],
  ["d", "д"],
  ["z", "з"],
  ["k", "к"],
  ["l", "л"],
  ["m", "м"],
  ["p", "п"],
  ["r", "р"],
  ["t", "т"],
  ["f", "ф"],
];

const CYRILLIC: Readonly<Record<string, string>> = {
  ә: "а",
  ғ: "г",
  қ: "к",
  ң: "н",
  ө: "о",
  ұ: "у",
  ү: "у",
  һ: "к",
  х: "к",
  і: "и",
  ы: "и",
  й: "и",
  ч: "ш",
  щ: "ш",
  э: "е",
  ё: "ио",
  ю: "иу",
  я: "иа",
  ц: "тс",
  ь: "",
  ъ: "",
};

/**
 * What is left of a Kazakh word when everything chat spelling loses is taken away: "қалайсың",
 * "калайсын" and "qalaisyn" all give "калаисин". Not a spelling: only for finding words.
 */
export function skeleton(word: string): string {
  const plain = word
    .toLowerCase()
    .replace(/[şı]/g, (letter) => (letter === "ş" ? "sh" : "i"))
    .normalize("NFD")
    .replace(/й/g, "й")
    .replace(/\p{M}+/gu, "")
    // "Sojlesemiz": after a vowel and before a consonant it is the й of German and Polish letters
    .replace(/(?<=[aeiou])j(?=[bcdfghklmnpqrstvz]|$)/g, "y")
    .replace(/['-]/g, "");
  let bones = "";
  for (let at = 0; at < plain.length; ) {
    const letter = plain.charAt(at);
    const latin = letter <= "z" ? LATIN.find(([from]) => plain.startsWith(from, at)) : undefined;
    bones += latin ? latin[1] : (CYRILLIC[letter] ?? letter);
    at += latin ? latin[0].length : 1;
  }
  return bones.replace(/нг/g, "н").replace(/и+/g, "и").replace(/у+/g, "у");
}
