import { amountAt } from "../amount.ts";
import { TIME_WORDS } from "../shared-words.ts";
import { timeAt } from "../time-expressions.ts";
import { inCase } from "../time-words.ts";
import type { Part } from "./parts.ts";

/** Times that the shared list lacks. */
const TIMES: Readonly<Record<string, string>> = {
  однажды: "бір күні",
  "как-то раз": "бір күні",
  "с каждым годом": "жыл сайын",
  "с каждым днем": "күн сайын",
  "каждую ночь": "түн сайын",
  "каждый месяц": "ай сайын",
  "всю жизнь": "өмір бойы",
  "весь год": "жыл бойы",
  редко: "сирек",
  "в выходные": "демалыс күндері",
  "в детстве": "бала кезінде",
  "ни разу": "ешқашан",
  "этой ночью": "бүгін түнде",
  "прошлой ночью": "кеше түнде",
  "этим утром": "бүгін таңертең",
  "этим вечером": "бүгін кешке",
  "с утра": "таңертеңнен бері",
  "с самого утра": "таңертеңнен бері",
  "с детства": "бала кезден",
  "с вечера": "кештен бері",
  "целый день": "күні бойы",
  "целый час": "бір сағат бойы",
  "целый месяц": "бір ай бойы",
  "целый год": "бір жыл бойы",
  "целую неделю": "бір апта бойы",
  "целую ночь": "түні бойы",
  "все утро": "таң бойы",
  "всю зиму": "қыс бойы",
  "всю весну": "көктем бойы",
  "всю осень": "күз бойы",
  "до утра": "таңға дейін",
  "до вечера": "кешке дейін",
  "до ночи": "түнге дейін",
  "до полуночи": "түн ортасына дейін",
  "до темноты": "қараңғы түскенше",
  "до обеда": "түске дейін",
  "после обеда": "түстен кейін",
  "в полночь": "түн ортасында",
  "на рассвете": "таң ата",
  "к вечеру": "кешке қарай",
  "к утру": "таңға қарай",
  "на этот раз": "бұл жолы",
  "из поколения в поколение": "ұрпақтан-ұрпаққа",
  впервые: "алғаш рет",
  заранее: "алдын ала",
  "в этот раз": "бұл жолы",
  "в следующий раз": "келесі жолы",
  "в прошлый раз": "өткен жолы",
  "в первый раз": "алғаш рет",
  "в последнее время": "соңғы кезде",
  "в последний раз": "соңғы рет",
  "в молодости": "жас кезінде",
  "каждые выходные": "әр демалыс сайын",
  "по ночам": "түнде",
  "по пятницам": "жұма күндері",
  "день и ночь": "күні-түні",
  "до сих пор": "әлі күнге дейін",
  "с тех пор": "содан бері",
  "время от времени": "оқтын-оқтын",
  изредка: "сирек",
  "почти всегда": "әрқашан дерлік",
  "на каникулах": "каникулда",
  "на ночь": "түнге",
  теперь: "енді",
  "чаще всего": "көбінесе",
  "все время": "үнемі",
  "все лето": "жаз бойы",
  "только раз": "бір-ақ рет",
  "всего раз": "бір-ақ рет",
  "только один раз": "бір-ақ рет",
  круглосуточно: "тәулік бойы",
  "каждую весну": "көктем сайын",
  "через день": "күнара",
  "на выходные": "демалыс күндеріне",
  "по дороге домой": "үйге қайтар жолда",
  "по дороге на работу": "жұмысқа барар жолда",
};

/** «Третий день болит»: so many days by now. */
const NTH: Readonly<Record<string, string>> = {
  второй: "екі",
  вторую: "екі",
  третий: "үш",
  третью: "үш",
  четвертый: "төрт",
  четвертую: "төрт",
  пятый: "бес",
  пятую: "бес",
};
const NTH_OF: Readonly<Record<string, string>> = {
  день: "күннен",
  месяц: "айдан",
  год: "жылдан",
  неделю: "аптадан",
  час: "сағаттан",
};

/** The times that start at a word. */
export function timesAt(words: readonly string[], at: number): Part[] {
  const found: Part[] = [];
  const add = (kz: string, length: number): void => {
    found.push({ kind: "time", kz, from: at, to: at + length, cost: 0 });
  };
  for (let length = Math.min(4, words.length - at); length >= 1; length--) {
    const text = words.slice(at, at + length).join(" ");
    const kz = TIME_WORDS.ru.get(text) ?? TIMES[text];
    if (kz === undefined) continue;
    // «До темноты» is one word for a time before it is up to a thing
    found.push({ kind: "time", kz, from: at, to: at + length, cost: length > 1 ? -0.5 : 0 });
    break;
  }
  const already = words[at] === "уже" ? at + 1 : at;
  const [nth, each] = [NTH[words[already] ?? ""], NTH_OF[words[already + 1] ?? ""]];
  if (nth !== undefined && each !== undefined) add(`${nth} ${each} бері`, already + 2 - at);
  // «Уже три дня болит»: since then
  const since = words[at] === "уже" ? amountAt(words, at + 1, "ru") : undefined;
  const from = since && inCase(since.kz, "ABL");
  if (since && from !== undefined && since.next > at + 1) add(`${from} бері`, since.next - at);
  // «Почти десять лет»: он жылға жуық
  const nearly = words[at] === "почти" ? amountAt(words, at + 1, "ru") : undefined;
  const to = nearly && inCase(nearly.kz, "DAT");
  if (nearly && to !== undefined && nearly.next > at + 1) add(`${to} жуық`, nearly.next - at);
  const told = timeAt(words, at, "ru");
  if (told) add(told.kz, told.length);
  const amount = amountAt(words, at, "ru");
  if (amount && amount.next > at) add(amount.kz, amount.next - at);
  return found;
}
