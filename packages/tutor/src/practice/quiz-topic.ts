import type { Word } from "@tilashar/course";
import type { Tools } from "../ask.ts";
import { firstNamed } from "../talk/named-thing.ts";
import { russianForms } from "../words/russian-forms.ts";

/** Words that say what sort of thing a topic is. */
const AROUND =
  /(?<!\p{L})(?:the|my|some|of|from|to|up to|but|in|order|mixed(?: up)?|random(?:ly)?|shuffled|\d+(?: ?- ?\d+)?|от|до|вперемешку|вразнобой|topic|theme|words?|vocabulary|vocab|names?|kazakh|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|пять|шесть|семь|восемь|девять|десять|двадцать|pls|plz|please|теме|тему|тема|темы|слов\p{L}*|названия\p{L}*|по|на|про|о|об|пожалуйста|плиз|тақырыбы\p{L}*|туралы|бойынша|сөз\p{L}*|ат(?:ау|т)?(?:лар|тар)ы?\p{L}*)(?!\p{L})/gu;
/** Kazakh topics stand in the ablative: «түстерден». */
const ABLATIVE = /(?<=.{3})(?:дан|ден|тан|тен|нан|нен)$/u;

/** The taught words of a group that the course lists by a name: colours, family, food. */
export function listedWords(about: string, tools: Tools): readonly Word[] {
  const bare = about.replace(AROUND, " ").replace(/\s+/g, " ").trim();
  const list = namesOf(bare)
    .map((name) => firstNamed(tools.course.tutor.wordLists.lists, name))
    .find((one) => one !== undefined);
  return (list?.words ?? []).flatMap(
    (lemma) => tools.glossary.senses(lemma).find(({ word }) => word !== undefined)?.word ?? [],
  );
}

/** What a topic may be called in a list: «по цветам» is of «цвета». */
function namesOf(about: string): string[] {
  const [word = "", ...others] = about.split(" ");
  if (others.length > 0) return [about];
  const plural = (lemma: string): string[] => [lemma, `${lemma}а`, `${lemma}ы`, `${lemma}и`];
  const russian = russianForms(word).flatMap(({ lemma }) => [
    ...plural(lemma),
    ...plural(lemma.slice(0, -1)),
  ]);
  return [word, word.replace(ABLATIVE, ""), ...russian];
}

/** A topic as lessons may name it. */
export const lessonTopic = (about: string): string =>
  about.replace(AROUND, " ").replace(/\s+/g, " ").trim().replace(ABLATIVE, "");
