import type { Language } from "../reply.ts";
import { hasCyrillic, hasKazakhLetter, hasLatin } from "./fold.ts";
import { skeleton } from "./skeleton.ts";

const ENGLISH = new Set(
  `the a an is are was were am be do does did how what why when where who which say in of to for from with and or not
you i me my we it this that can could please translate mean means meaning plural past future present tense word words
sentence example more another about tell give show explain difference between use right correct check help want need
learn kazakh english russian lesson quiz test hello hi hey thanks thank bye good yes no ok conjugate decline make
speak know your they he she his her our their have has there if then also only very let's its i'm don't negative
question form case plural letter letters count numbers day days month months color colors colour colours time play
pronounce mother house practice practise start stop next skip read reading text texts culture fact joke love who's`.split(
    /\s+/,
  ),
);
const RUSSIAN = new Set(
  `как что это по на в и а не из для или чем где когда почему зачем кто какой какая какие сколько будет сказать значит
означает перевод переведи перевести переводится слово слова слову предложение пример ещё еще объясни разница между правильно проверь
исправь исправьте проверьте помоги хочу нужно можно мне меня мой моя ты вы я мы он она они учить казахский казахском казахски по-казахски привет
здравствуйте спасибо пока да нет ладно спряжение проспрягай склонение просклоняй падеж падежи число числе множественное время
прошедшее будущее настоящее вопрос отрицание форма форму урок тест квиз дай дайте покажи расскажи давай с со про о об
сначала снова другой другую тоже так надо есть был была было буква буквы считать цвета дни месяцы времена года стоит час
сейчас сегодня который такое такой чего пишется произносится поиграем поговорим дальше стоп хватит дела зовут тебя тебе`.split(
    /\s+/,
  ),
);
const KAZAKH_WORDS =
  `қалай қандай деген дегеніміз аудар аударшы аударып айтады айтылады айтамыз мағынасы кімсің кімсіз
сәлем сәлеметсіз рақмет рахмет сау қош тексер тексеріп тексерші түсіндір түсіндірші көптік жалғау жалғауы септе септік жікте жіктеу
мысал тағы берші қалайсың қалайсыз жағдайың жағдайыңыз атың атыңыз екеуінің айырмашылығы айырмашылық
мақал ұсын дұрыс қалайша болымсыз көпше түрі шақ шақта сөзі сөзін сөзінің сөйлем етістік етістігін етістігінің жаттығу көрсет
білесің білесіз айтшы жарайды бастайық тоқта келесі қазақша ағылшынша орысша жауап тәуелде септеп
үндестік заңы әріптер сынап санын сана туралы айырмасы аласың көрейік ережесі нешесі әлде`.split(
    /\s+/,
  );
const KAZAKH = new Set(KAZAKH_WORDS);
const KAZAKH_BONES = new Set(KAZAKH_WORDS.filter((word) => word.length > 3).map(skeleton));

/** What the words of a message look like. */
export interface LanguageEvidence {
  readonly en: number;
  readonly ru: number;
  readonly kz: number;
}

/** Function words of each language in the message. */
export function evidence(words: readonly string[]): LanguageEvidence {
  const score = { en: 0, ru: 0, kz: 0 };
  const isKazakhWritten = words.some(hasKazakhLetter);
  for (const [at, word] of words.entries()) {
    if (ENGLISH.has(word)) score.en += 2;
    // «Он» before a word with a letter of Kazakh is ten
    else if (
      RUSSIAN.has(word) &&
      !(word === "он" && hasKazakhLetter(words[at + 1] ?? "")) &&
      // «Бүгін не істейміз»: what
      !(word === "не" && isKazakhWritten && isKazakhBeside(words[at + 1] ?? ""))
    )
      score.ru += word.length < 3 ? 1 : 2;
    if (KAZAKH.has(word)) score.kz += word.length < 3 ? 1 : 2;
    else if (
      word.length > 3 &&
      !ENGLISH.has(word) &&
      !RUSSIAN.has(word) &&
      KAZAKH_BONES.has(skeleton(word))
    )
      score.kz += 2;
  }
  return score;
}

/** A verb of Kazakh, by a letter or an ending that Russian has not. */
const isKazakhBeside = (word: string): boolean =>
  hasKazakhLetter(word) || /(?:йміз|еміз|амыз|ймыз|йсіз|йсыз|дің|дың)$/u.test(word);

/**
 * The language a message is asked in. Quoted or lone Kazakh words inside an English or Russian
 * question do not make it Kazakh; where nothing tells, the language spoken so far.
 *
 * @param knows whether a word is a word of that language
 */
export function detectLanguage(
  words: readonly string[],
  fallback: Language,
  knows: (word: string, language: Language) => boolean,
): Language {
  const score = evidence(words);
  const text = words.join(" ");
  const last = words.at(-1) ?? "";
  const framed =
    KAZAKH.has(last) &&
    hasKazakhLetter(last) &&
    // «Объясни мне ілік септік»: a term of Kazakh that is asked about in another language
    Math.max(score.en, score.ru) <= score.kz &&
    !/^(?:how|what|is|translate|check|как|что|переведи|проверь|перевод)$/.test(words[0] ?? "");
  if (framed) return "kz";
  if (score.en > 0 && hasLatin(text) && score.en >= score.kz) return "en";
  if (score.ru > score.kz || (score.ru > 0 && score.ru === score.kz && !hasKazakhLetter(text)))
    return "ru";
  if (score.kz > 0) return "kz";
  if (score.en > 0) return "en";
  const share = (language: Language) => words.filter((word) => knows(word, language)).length;
  if (hasLatin(text) && !hasCyrillic(text)) {
    const [english, kazakh] = [share("en"), share("kz")];
    if (english > 0 && english >= kazakh) return "en";
    return fallback;
  }
  if (hasCyrillic(text) && !hasKazakhLetter(text)) {
    const [russian, kazakh] = [share("ru"), share("kz")];
    if (russian > kazakh) return "ru";
    if (russian > 0 && kazakh === 0) return "ru";
  }
  return fallback;
}
