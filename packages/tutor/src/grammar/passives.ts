/** Passive verbs of Kazakh by the active ones they are made of. */
const PASSIVES: Readonly<Record<string, string>> = Object.fromEntries(
  `жазу жазылу|салу салыну|жасау жасалу|істеу істелу|ашу ашылу|жабу жабылу|сату сатылу|ұрлау ұрлану|шақыру шақырылу|аудару аударылу
шешу шешілу|бітіру бітірілу|аяқтау аяқталу|талқылау талқылану|қолдану қолданылу|пайдалану пайдаланылу|құру құрылу|сындыру сындырылу
табу табылу|жіберу жіберілу|алу алыну|беру берілу|оқыту оқытылу|дайындау дайындалу|пісіру пісірілу|тазалау тазалану|бояу боялу
жөндеу жөнделу|көрсету көрсетілу|өткізу өткізілу|айту айтылу|атау аталу|бастау басталу|қабылдау қабылдану|тоқтату тоқтатылу
сатып алу сатып алыну|тігу тігілу|орналастыру орналасу|қою қойылу|жинау жиналу|төлеу төлену|басу басылу|жариялау жариялану`
    .split(/[|\n]/)
    .map((row) => {
      const words = row.split(" ");
      return [words.slice(0, words.length / 2).join(" "), words.slice(words.length / 2).join(" ")];
    }),
);

/** The passive of a verb; undefined where it is not known for sure. */
export const passiveOf = (verb: string): string | undefined => PASSIVES[verb];

/** Russian short participles and reflexive passives, by what they begin with: the active verb of Kazakh. */
const RUSSIAN: readonly (readonly [RegExp, string])[] = [
  [/^написан[аоы]?$/, "жазу"],
  [/^построен[аоы]?$/, "салу"],
  [/^сделан[аоы]?$/, "жасау"],
  [/^(?:рас)?продан[аоы]?$/, "сату"],
  [/^украден[аоы]?$/, "ұрлау"],
  [/^приглашен[аоы]?$/, "шақыру"],
  [/^переведен[аоы]?$/, "аудару"],
  [/^решен[аоы]?$/, "шешу"],
  [/^создан[аоы]?$/, "құру"],
  [/^найден[аоы]?$/, "табу"],
  [/^отправлен[аоы]?$/, "жіберу"],
  [/^принят[аоы]?$/, "қабылдау"],
  [/^приготовлен[аоы]?$/, "дайындау"],
  [/^куплен[аоы]?$/, "сатып алу"],
  [/^использован[аоы]?$/, "қолдану"],
  [/^опубликован[аоы]?$/, "жариялау"],
];

/** The passive a Russian short participle says. */
export const russianPassive = (word: string): string | undefined => {
  const active = RUSSIAN.find(([form]) => form.test(word))?.[1];
  return active && passiveOf(active);
};

/** Russian verbs in -ся that say what is done to a thing, with the passive they stand for. */
const REFLEXIVE: readonly (readonly [RegExp, string, "present" | "past"])[] = [
  [/^(?:закрывается|закрываются|закроется|закроются)$/, "жабылу", "present"],
  [/^(?:открывается|открываются|откроется|откроются)$/, "ашылу", "present"],
  [/^(?:начинается|начинаются|начнется|начнутся)$/, "басталу", "present"],
  [/^(?:заканчивается|заканчиваются|кончается|закончится|закончатся)$/, "аяқталу", "present"],
  [/^(?:продается|продаются)$/, "сатылу", "present"],
  [/^(?:используется|используются)$/, "қолданылу", "present"],
  [/^(?:называется|называются)$/, "аталу", "present"],
  [/^(?:обсуждается|обсуждаются)$/, "талқылану", "present"],
  [/^(?:закрылся|закрылась|закрылось|закрылись)$/, "жабылу", "past"],
  [/^(?:открылся|открылась|открылось|открылись)$/, "ашылу", "past"],
  [/^(?:начался|началась|началось|начались)$/, "басталу", "past"],
  [/^(?:закончился|закончилась|закончилось|закончились|кончился|кончилась)$/, "аяқталу", "past"],
  [/^(?:обсуждался|обсуждалась|обсуждалось|обсуждались)$/, "талқылану", "past"],
  [/^(?:строился|строилась|строилось|строились)$/, "салыну", "past"],
];

/** What a Russian verb in -ся says of a thing, and when. */
export function reflexivePassive(
  word: string,
): { readonly lemma: string; readonly tense: "present" | "past" } | undefined {
  const found = REFLEXIVE.find(([form]) => form.test(word));
  return found && { lemma: found[1], tense: found[2] };
}

/** Whether a verb is a passive of the list. */
export const isPassive = (lemma: string): boolean => Object.values(PASSIVES).includes(lemma);
