import type { Tools } from "../ask.ts";
import { foldText, trimEnds } from "../text/fold.ts";
import type { GlossLanguage } from "../words/glossary.ts";

/** Words before or behind a sentence that answer, thank, excuse or call somebody, and change nothing in it. */
const ROWS = `
yes|да|иә
no|нет|жоқ
sorry|извини|кешір
i am sorry|извините|кешіріңіз
i'm sorry|прости|кешір
excuse me|простите|кешіріңіз
thank you|спасибо|рақмет
thanks|благодарю|рақмет
thank you very much|большое спасибо|көп рақмет
of course|конечно|әрине
certainly|разумеется|әрине
by the way|кстати|айтпақшы
unfortunately|к сожалению|өкінішке қарай
in my opinion|по-моему|меніңше
then|тогда|онда
okay|ладно|жарайды
ok|хорошо|жарайды
all right|окей|жарайды
friends|друзья|достар
children|дети|балалар
grandmother|бабушка|әже
grandma|бабуля|әже
grandfather|дедушка|ата
grandpa|дедуля|ата
mum|мама|ана
mom|мам|ана
dad|папа|әке
doctor|доктор|дәрігер
teacher|учитель|мұғалім
son|сынок|балам
my girl|доченька|қызым
guys|ребята|балалар
master|мастер|шебер
excellent|отлично|өте жақсы
i see|понятно|түсінікті
right|правильно|дұрыс
that's right|верно|дұрыс
wonderful|замечательно|тамаша
splendid|чудесно|тамаша
great|прекрасно|керемет
agreed|договорились|келістік
well done|молодец|жарайсың
hello|здравствуйте|сәлеметсіз бе
hi|привет|сәлем
good morning|доброе утро|қайырлы таң
good afternoon|добрый день|қайырлы күн
good evening|добрый вечер|қайырлы кеш
congratulations|поздравляю|құттықтаймын
on the other hand|с другой стороны|екінші жағынан
for example|например|мысалы
`;

const LEADS: Readonly<Record<GlossLanguage, ReadonlyMap<string, string>>> = (() => {
  const rows = ROWS.trim()
    .split("\n")
    .map((row) => row.split("|"));
  const of = (column: number) => new Map(rows.map((row) => [row[column] ?? "", row[2] ?? ""]));
  return {
    en: of(0)
      .set("sorry", "кешіріңіз")
      .set("i'm sorry", "кешіріңіз")
      .set("come on", "кәне")
      .set("to be honest", "шынымды айтсам"),
    ru: of(1),
  };
})();

/** Behind a sentence only these stand: "it is delicious, thank you". */
const BEHIND =
  /^(?:рақмет|көп рақмет|кешіріңіз|кешір|достар|балалар|әже|ата|ана|әке|дәрігер|балам|қызым|шебер)$/u;

/** Who is called may be told more of: "Children who …, learn". */
const CALLED = /^(?:достар|балалар|әже|ата|ана|әке|дәрігер|балам|қызым|шебер|рақмет|көп рақмет)$/u;

const GOES_ON = /^(?:что|чтобы|как|за|котор\p{L}+|for|that|who|which|to|of|but|and)(?!\p{L})/iu;

/** Kazakh of a word that answers, thanks, excuses or calls somebody by name and is a sentence by itself. */
export function leadOf(
  sentence: string,
  language: GlossLanguage,
  { names }: Tools,
): string | undefined {
  const folded = trimEnds(foldText(sentence));
  const kazakh = LEADS[language].get(folded) ?? names.get(folded);
  return kazakh === undefined || CALLED.test(kazakh) ? undefined : capital(kazakh);
}

/** What says a sentence by itself. */
type Say = (text: string) => string | undefined;

/** "Yes, this is my book", «Извините, у меня нет времени», "The tea is ready, Grandmother": the sentence said as it is with the word beside it; nothing said where it cannot be, undefined where no such word stands there. */
export function ledIn(
  text: string,
  language: GlossLanguage,
  tools: Tools,
  say: Say,
): { readonly said?: string } | undefined {
  const plain = text.trim();
  const kazakhOf = (word: string): string | undefined => {
    const folded = trimEnds(foldText(word));
    // «Извини, …» begins with a capital, and is nobody's name
    const listed = LEADS[language].get(folded);
    if (listed !== undefined) return listed;
    const [sense] = tools.glossary.meaning(folded, language);
    // «Айгуль, я опоздал»: a name that the dictionary has calls somebody, too
    const known = sense && IS_OF_PERSON.test(sense.pos) ? sense.kz : undefined;
    const name = tools.names.get(folded) ?? known;
    return name && capital(name);
  };
  const isVouched = (line: string): boolean =>
    line.split(/(?<=[.!?]) /u).every((one) => tools.judge.check(one).verdict === "right");
  const [, first = "", rest = ""] = /^([^,.!?]+)[,.!] (.+)$/u.exec(plain) ?? [];
  const lead = kazakhOf(first);
  if (lead !== undefined) {
    // "Children who …, learn", «Спасибо, что пришли»: no sentence of its own stands behind
    const [, more] = /^but (.+)$/u.exec(rest) ?? [];
    // "I'm sorry, but I can't": кешіріңіз, бірақ …
    if (more !== undefined && /^кешір/u.test(lead)) {
      const said = say(capital(more));
      const line = said && `${capital(lead)}, бірақ ${inside(said, tools)}`;
      return line !== undefined && isVouched(line) ? { said: line } : {};
    }
    if (GOES_ON.test(rest) || (CALLED.test(lead) && rest.includes(","))) return undefined;
    const said = say(rest.charAt(0).toUpperCase() + rest.slice(1));
    const line = said && `${capital(lead)}, ${inside(said, tools)}`;
    return line !== undefined && isVouched(line) ? { said: line } : {};
  }
  const [, before = "", last = "", mark = ""] = /^(.+?), ([^,.!?]+)([.!?]*)$/u.exec(plain) ?? [];
  const tail = kazakhOf(last);
  const isCalled = tail !== undefined && !LEADS[language].has(trimEnds(foldText(last)));
  if (tail === undefined || !(BEHIND.test(tail) || isCalled)) return undefined;
  const said = say(`${before}${mark}`);
  const end = /[.!?]$/u.exec(said ?? "")?.[0] ?? ".";
  const line = said && `${said.replace(/[.!?]$/u, "")}, ${tail}${end}`;
  return line !== undefined && isVouched(line) ? { said: line } : {};
}

const IS_OF_PERSON = /^name-(?!place)/u;

/** The most letters that a case adds, and the fewest a name has. */
const LONGEST_ENDING = 4;
const SHORTEST_NAME = 4;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A sentence behind another word: small at its beginning, unless it begins with a name. */
export function inside(sentence: string, { glossary, names }: Tools): string {
  const [first = ""] = sentence.split(/[ ,.!?]/u);
  const small = sentence.charAt(0).toLowerCase() + sentence.slice(1);
  const word = first.toLowerCase();
  // Алматыда, Астанадан: a name in any of its cases
  const stems = Array.from({ length: LONGEST_ENDING + 1 }, (_, cut) =>
    word.slice(0, word.length - cut),
  ).filter((stem) => stem.length >= SHORTEST_NAME);
  const isName =
    [...names.values()].some((name) => word.startsWith(name.toLowerCase())) ||
    stems.some((stem) => {
      const senses = glossary.senses(stem);
      return senses.length > 0 && senses.every(({ pos }) => pos.startsWith("name-"));
    });
  return isName ? sentence : small;
}
