/** What shortened words are read as. With a dot where they are written with one. */
export const shortenedWords: Readonly<Record<string, string>> = {
  "т.б": "тағы басқа",
  "т.с.с": "тағы сол сияқты",
  "б.з.д": "біздің заманымызға дейін",
  "б.з": "біздің заманымыз",
  млн: "миллион",
  млрд: "миллиард",
  трлн: "триллион",
  км: "километр",
  см: "сантиметр",
  мм: "миллиметр",
  кг: "килограмм",
  га: "гектар",
  тг: "теңге",
  квт: "киловатт",
  мвт: "мегаватт",
  сағ: "сағат",
  мин: "минут",
  проф: "профессор",
  акад: "академик",
  жж: "жылдар",
  ғғ: "ғасырлар",
};

/** What signs are read as inside a sentence. */
export const spokenSigns: Readonly<Record<string, string>> = {
  "№": "нөмір",
  "%": "пайыз",
  "+": "қосу",
  "−": "минус",
  "=": "тең",
  "×": "көбейту",
  "÷": "бөлу",
  "₸": "теңге",
  $: "доллар",
  "€": "еуро",
  "₽": "рубль",
  "°": "градус",
  "&": "және",
};

const romanDigits: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10, L: 50, C: 100 };

/** The value of a Roman numeral up to 399, in Latin or look-alike Cyrillic capitals; null for anything else. */
export const romanValue = (text: string): number | null => {
  const latin = text.replace(/Х/g, "X").replace(/С/g, "C").replace(/І/g, "I");
  if (!/^(C{0,3})(XC|XL|L?X{0,3})(IX|IV|V?I{0,3})$/.test(latin) || latin === "") return null;
  let sum = 0;
  for (let i = 0; i < latin.length; i++) {
    const value = romanDigits[latin[i] as string] as number;
    sum += value < (romanDigits[latin[i + 1] ?? ""] ?? 0) ? -value : value;
  }
  return sum;
};
