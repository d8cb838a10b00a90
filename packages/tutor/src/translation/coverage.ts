import { numberToWords } from "@tilashar/kazakh";
import type { Tools } from "../ask.ts";
import { expandContractions } from "../grammar/english-words.ts";
import { reflexivePassive, russianPassive } from "../grammar/passives.ts";
import { RUSSIAN_PREDICATES } from "../grammar/russian-words.ts";
import { MANNER_WORDS, TIME_WORDS } from "../grammar/shared-words.ts";
import { foldText, wordsOf } from "../text/fold.ts";
import { spokenNumber } from "../text/spoken-numbers.ts";
import { englishForms } from "../words/english-forms.ts";
import type { GlossLanguage } from "../words/glossary.ts";
import { russianForms } from "../words/russian-forms.ts";
import { withoutExpressions } from "./expressions.ts";

/** Words that the grammar of Kazakh says by endings, order or not at all. */
const GRAMMAR: Readonly<Record<GlossLanguage, RegExp>> = {
  en: /^(?:an?|the|i|me|my|you|your|he|him|his|she|her|it|its|we|us|our|they|them|their|am|is|are|was|were|be|been|being|do|does|did|done|have|has|had|got|will|would|shall|can|could|may|might|must|should|need|not|no|to|of|in|on|at|by|for|from|with|as|into|than|that|this|these|those|there|here|and|or|if|so|please|one|some|any|let|'s|s|o|clock|pm|am|going|go|get|want|like|more|most|less|each|other|another|because|but|when|while|before|after|since|until|although|though|who|which|whose|whom|what|where|why|how|many|much|years?|ago|every|what's|out|up|down|off|very|also|too|used|myself|himself|herself|ourselves|themselves|yourself|own|both|us|lot|lots|let's|times|per|already|yet)$/,
  ru: /^(?:я|меня|мне|мной|ты|тебя|тебе|тобой|он|его|него|ему|нему|им|ним|она|ее|нее|ей|ней|оно|мы|нас|нам|нами|вы|вас|вам|вами|они|их|них|ими|ними|мо\p{L}{1,3}|тво\p{L}{1,3}|наш\p{L}{0,3}|ваш\p{L}{0,3}|сво\p{L}{1,3}|это\p{L}{0,2}|эт\p{L}{1,2}|тот|та|то|те|того|тому|тем|том|ту|той|тех|теми|не|нет|ни|и|а|но|или|что|чтобы|как|если|бы|ли|же|ведь|вот|когда|пока|после|перед|прежде|до|потому|так|поэтому|хотя|котор\p{L}+|кто|кого|кому|чем|чего|где|куда|откуда|почему|зачем|сколько|как\p{L}{2,3}|в|во|на|с|со|к|ко|у|по|за|из|от|о|об|обо|для|без|при|под|над|про|через|есть|был|была|было|были|буд\p{L}+|с?мог\p{L}*|с?мож\p{L}+|можно|нельзя|надо|нужн\p{L}+|нужен|должен|должн\p{L}+|хоч\p{L}+|хот\p{L}+|уме\p{L}+|давай\p{L}*|пожалуйста|зовут|лет|год|года|нрав\p{L}+|сам\p{L}{0,3}|друг|друга|другу|другом|очень|уже|тоже|также|кажд\p{L}+|один|одна|одно|одну|будет|один|самый|более|раз|раза|люб\p{L}+|пришлось|приходится|много|мало|весь|вся|все|всю|всех|назад|сказал\p{L}*|дума\p{L}+|ну)$/u,
};

/** Whether a word is said in Kazakh by endings, order or not at all. */
export const isGrammarWord = (word: string, language: GlossLanguage): boolean =>
  GRAMMAR[language].test(word);

const VOICED: Readonly<Record<string, string>> = { б: "п", г: "к", ғ: "қ" };
const plain = (kazakh: string): string =>
  kazakh.toLowerCase().replace(/[бгғ]/g, (one) => VOICED[one] ?? one);

/** What a headword begins with in any of its forms. */
function stem(lemma: string): string {
  const last = lemma.split(" ").at(-1) ?? lemma;
  const bare = last.replace(/[ую]$/u, "");
  return plain(bare.length > 3 ? bare.replace(/[ыіи]$/u, "") : bare);
}

/** Whether a form of any of these headwords stands among the words. */
const isSaid = (lemmas: readonly string[], words: readonly string[]): boolean =>
  lemmas.some((lemma) => {
    const begins = stem(lemma);
    // мойын, мойны: a vowel may go before the end
    const short = begins.length > 3 ? begins.slice(0, -1) : begins;
    return begins !== "" && words.some((word) => word.startsWith(short));
  });

/** Every form of a verb with what Kazakh says for it beside one thing or another. */
function sharing(forms: string, said: readonly string[]): Record<string, readonly string[]> {
  return Object.fromEntries(forms.split(" ").map((form) => [form, said]));
}

/** Ways of saying a word that no list of meanings tells. */
const OTHERWISE: Readonly<Record<string, readonly string[]>> = {
  ...sharing("take takes took taken taking", ["алу", "ішу", "міну", "тапсыру"]),
  ...sharing("make makes made making", ["жасау", "дайындау", "жіберу", "пісіру"]),
  ...sharing("spend spent spends", ["өткізу", "жұмсау"]),
  ...sharing("call called calling", ["қоңырау", "шақыру", "атау"]),
  ...sharing("put puts putting", ["қою", "салу", "кию"]),
  ...sharing("ride rides rode riding", ["міну"]),
  ...sharing("принимать принимаю принимает принимайте принять прими примите", ["ішу", "қабылдау"]),
  ...sharing("снять снимать снимаю снимаем снял сняла сняли снимите сними", [
    "жалдау",
    "шешу",
    "түсіру",
  ]),
  ...sharing("погасить погасил погасила оплатить", ["өтеу", "төлеу"]),
  ...sharing("провел провела провели проводим провожу провести", ["өткізу"]),
  ...sharing("ездил ездила ездили ездить езжу ездим", ["бару", "міну"]),
  ...sharing(
    "закончился закончилась закончилось закончились кончился кончилась кончилось кончились",
    ["таусылу", "аяқталу", "біту"],
  ),
  ...sharing("положи положите положить положил положила", ["қою", "салу"]),
  ...sharing("менять поменять обменять", ["ауыстыру", "айырбастау"]),
  ...sharing("здесь тут here", ["мұнда", "осында", "осы"]),
  ...sharing("fell fall упал упала упало упали", ["құлау", "түсу", "түсіп"]),
  ...sharing("broken сломан сломана сломано", ["сынған", "бұзылған"]),
  twice: ["екі"],
  once: ["бір"],
  bed: ["ұйықтау", "жату"],
  around: ["шамамен"],
  about: ["шамамен", "туралы"],
  cost: ["тұру"],
  costs: ["тұру"],
  return: ["қайту", "қайтару"],
  move: ["көшу", "қозғалу"],
  moved: ["көшу", "қозғалу"],
  come: ["келу", "түсу", "қайту", "кіру"],
  back: ["қайту", "қайтару", "қайта"],
  give: ["беру", "қайтару"],
  tall: ["ұзын", "биік"],
  taller: ["ұзын", "биік"],
  shorter: ["аласа", "қысқа"],
  выше: ["ұзын", "биік"],
  ниже: ["аласа"],
  высокий: ["ұзын", "биік"],
  высокая: ["ұзын", "биік"],
  someone: ["біреу"],
  somebody: ["біреу"],
  something: ["бірдеңе"],
  anyone: ["біреу", "ешкім"],
  anybody: ["біреу", "ешкім"],
  anything: ["бірдеңе", "ештеңе"],
  everyone: ["барлығы", "бәрі"],
  everybody: ["барлығы", "бәрі"],
  nobody: ["ешкім"],
  nothing: ["ештеңе"],
  everything: ["бәрі", "барлығы"],
  "кто-то": ["біреу"],
  "кто-нибудь": ["біреу"],
  "кого-то": ["біреу"],
  "кого-нибудь": ["біреу"],
  "что-то": ["бірдеңе"],
  "что-нибудь": ["бірдеңе"],
  никто: ["ешкім"],
  никого: ["ешкім"],
  никому: ["ешкім"],
  ничего: ["ештеңе"],
  раз: ["рет"],
  times: ["рет"],
  time: ["сағат", "уақыт", "рет", "қашан"],
  busy: ["бос"],
  занят: ["бос"],
  занята: ["бос"],
  заняты: ["бос"],
  outside: ["дала", "сырт"],
  улицу: ["дала", "көше", "сырт"],
  sister: ["әпке", "сіңлі", "қарындас"],
  brother: ["аға", "іні", "бауыр"],
  сестра: ["әпке", "сіңлі", "қарындас"],
  сестру: ["әпке", "сіңлі", "қарындас"],
  брат: ["аға", "іні", "бауыр"],
  брата: ["аға", "іні", "бауыр"],
  younger: ["кіші", "жас"],
  older: ["үлкен"],
  моложе: ["кіші", "жас"],
  went: ["жату", "бару", "ұйықтау", "серуендеу"],
  hungry: ["аш", "қарын"],
  thirsty: ["шөл"],
  late: ["кеш", "кешігу"],
  born: ["туу"],
  tired: ["шаршау"],
  right: ["дұрыс", "оң"],
  o: ["сағат"],
  rain: ["жаңбыр", "жауу"],
  snow: ["қар", "жауу"],
  married: ["үйлену", "тұрмыс"],
  half: ["жарты", "жарым"],
  near: ["жан", "маң", "жақын"],
  next: ["жан", "келесі"],
  close: ["жан", "жабу", "жақын"],
  beside: ["жан"],
  behind: ["арт"],
  under: ["аст"],
  between: ["ара"],
  above: ["үст"],
  top: ["үст"],
  inside: ["іш"],
  front: ["алд"],
  without: ["сыз", "сіз"],
  рядом: ["жан", "маң"],
  около: ["жан"],
  возле: ["жан"],
  между: ["ара"],
  напротив: ["алд", "қарсы"],
  внутри: ["іш"],
  недалеко: ["маң"],
  see: ["бару"],
  old: ["жас", "ескі"],
  lunch: ["түскі"],
  dinner: ["кешкі"],
  breakfast: ["таңғы"],
  обедать: ["түскі"],
  обедаю: ["түскі"],
  обедает: ["түскі"],
  обедали: ["түскі"],
  обедал: ["түскі"],
  завтракать: ["таңғы"],
  завтракаю: ["таңғы"],
  ужинать: ["кешкі"],
  ужинаем: ["кешкі"],
  afraid: ["қорқу"],
  scared: ["қорқу"],
  lost: ["адасу", "жоғалту"],
  sick: ["ауру", "ауыру"],
  ill: ["ауру", "ауыру"],
  cold: ["тоңу", "суық"],
  oclock: ["сағат"],
  hurt: ["ауру"],
  hurts: ["ауру"],
  doctor: ["дәрігер"],
  боюсь: ["қорқу"],
  боится: ["қорқу"],
  боимся: ["қорқу"],
  боишься: ["қорқу"],
  боятся: ["қорқу"],
  болит: ["ауру"],
  болят: ["ауру"],
  болею: ["ауру"],
  младше: ["кіші"],
  старше: ["үлкен"],
  больше: ["көп", "үлкен", "артық"],
  меньше: ["аз", "кіші"],
  лучше: ["жақсы"],
  хуже: ["жаман", "нашар"],
  лечь: ["жату"],
  легли: ["жату"],
  лег: ["жату"],
  вышел: ["шығу"],
  вышла: ["шығу"],
  вышли: ["шығу"],
  жить: ["тұру", "сүру"],
  живу: ["тұру", "сүру"],
  полчаса: ["жарты"],
  полгода: ["жарты"],
  находится: ["орналасу", "қайда"],
  находятся: ["орналасу", "қайда"],
  расположен: ["орналасу", "қайда"],
  расположена: ["орналасу", "қайда"],
  часов: ["сағат"],
  часа: ["сағат"],
  час: ["сағат"],
  идет: ["жауу", "жүру"],
  шел: ["жауу"],
  прав: ["дұрыс"],
  права: ["дұрыс"],
  правы: ["дұрыс"],
  женат: ["үйлену"],
  замужем: ["тұрмыс"],
  утра: ["таң"],
  вечера: ["кеш"],
  человек: ["адам", "кісі"],
  людей: ["адам"],
};

/**
 * Words of a source of which nothing is heard in the Kazakh: a sentence that skips one says another thing.
 * Names, and what Kazakh says by endings, are not looked for.
 */
export function unsaid(
  source: string,
  kazakh: string,
  language: GlossLanguage,
  tools: Tools,
): string[] {
  const said = wordsOf(foldText(kazakh)).map(plain);
  let folded = foldText(withoutExpressions(source, kazakh, language, tools).rest);
  if (language === "en") folded = expandContractions(folded);
  folded = withoutAdverbs(` ${wordsOf(folded).join(" ")} `, language, kazakh);
  const words = wordsOf(folded);
  return words.filter((word, at) => {
    const passive =
      language === "ru" ? (russianPassive(word) ?? reflexivePassive(word)?.lemma) : undefined;
    if (passive !== undefined) return !isSaid([passive], said);
    if (GRAMMAR[language].test(word) || tools.names.has(word)) return false;
    if (/^\d+$/.test(word)) return !isSaid([numberToWords(Number(word))], said);
    const number = spokenNumber([word]);
    const digits = number === undefined ? [] : numberToWords(number.value).split(" ");
    if (digits.length > 1 && digits.every((one) => isSaid([one], said))) return false;
    const likeness = language === "ru" ? RUSSIAN_PREDICATES[word] : undefined;
    if (likeness !== undefined && isSaid([likeness], said)) return false;
    if (OTHERWISE[word] && isSaid(OTHERWISE[word], said)) return false;
    const beside = [
      word,
      `${word} ${words[at + 1] ?? ""}`.trim(),
      `${words[at - 1] ?? ""} ${word}`.trim(),
    ];
    const lemmas = beside.flatMap((text) => meanings(text, language, tools));
    return !isSaid(lemmas, said);
  });
}

/** Every headword that a word in any form may mean. */
function meanings(text: string, language: GlossLanguage, tools: Tools): string[] {
  const words = text.split(" ");
  const last = words.at(-1) ?? "";
  const forms = language === "en" ? englishForms(last) : russianForms(last);
  const firsts =
    words.length > 1
      ? (language === "en"
          ? englishForms(words[0] as string)
          : russianForms(words[0] as string)
        ).map(({ lemma }) => lemma)
      : [""];
  return firsts.flatMap((first) =>
    [last, ...forms.map(({ lemma }) => lemma)].flatMap((lemma) =>
      tools.glossary.meaning(`${first} ${lemma}`.trim(), language).map(({ kz }) => kz),
    ),
  );
}

/** The source without the times and manners whose Kazakh stands in the sentence. */
function withoutAdverbs(source: string, language: GlossLanguage, kazakh: string): string {
  let rest = source;
  const line = ` ${wordsOf(foldText(kazakh)).join(" ")} `;
  for (const list of [TIME_WORDS[language], MANNER_WORDS[language]])
    for (const [text, kz] of [...list].sort((a, b) => b[0].length - a[0].length))
      if (kz !== "" && rest.includes(` ${text} `) && line.includes(` ${foldText(kz)} `))
        rest = rest.replace(` ${text} `, " ");
  return rest;
}
