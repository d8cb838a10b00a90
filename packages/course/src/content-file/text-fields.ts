import { type AlignedSentence, LANGUAGES } from "../schema/text.ts";
import type { ContentFile } from "./content-kind.ts";
import { examFields, examItemsFields, examTasksFields } from "./exam-fields.ts";
import { fieldAdder } from "./field-adder.ts";
import { furtherFields } from "./further-fields.ts";
import { grammarFields } from "./grammar-fields.ts";
import { lessonFields } from "./lesson-fields.ts";
import { notesFields } from "./notes-fields.ts";
import type { ValuePath } from "./problem.ts";
import { repliesFields } from "./replies-fields.ts";
import { situationsFields } from "./situations-fields.ts";
import {
  echoesFields,
  sceneAsidesFields,
  smallTalkFields,
  talkSceneFields,
  talkTopicFields,
} from "./talk-fields.ts";
import type { TextField } from "./text-field.ts";

/**
 * Every text that people read in a file: one branch for each kind of file, all in one place, so that no kind is
 * forgotten. Kazakh quoted in a note is a field of its own.
 */
export function textFields(content: ContentFile): TextField[] {
  const fields: TextField[] = [];
  const { add, all, question, quoting } = fieldAdder(fields);

  switch (content.kind) {
    case "lesson":
      lessonFields(content.data, fields);
      break;
    case "unit":
      all(["titles"], "label", content.data.titles);
      all(["goal"], "label", content.data.goal);
      if (content.data.story) {
        const { titles, sentences, questions } = content.data.story;
        all(["story", "titles"], "label", titles);
        sentences.forEach((sentence, place) => {
          all(["story", "sentences", place], "sentence", sentence);
        });
        questions.forEach((entry, place) => {
          question(["story", "questions", place], entry);
        });
      }
      break;
    case "reading":
      all(["titles"], "label", content.data.titles);
      content.data.paragraphs.forEach((paragraph, place) => {
        if (paragraph.speaker) all(["paragraphs", place, "speaker"], "label", paragraph.speaker);
        paragraph.sentences.forEach((sentence, which) => {
          all(["paragraphs", place, "sentences", which], "sentence", sentence);
        });
      });
      content.data.questions.forEach((entry, place) => {
        question(["questions", place], entry);
      });
      break;
    case "test":
      content.data.questions.forEach((entry, place) => {
        if (entry.passage) add(["questions", place, "passage"], "kz", "label", entry.passage);
        if (entry.listening) add(["questions", place, "listening"], "kz", "label", entry.listening);
        question(["questions", place], entry);
      });
      break;
    case "dayWords":
      content.data.words.forEach((word, place) => {
        const at = ["words", place];
        add([...at, "kz"], "kz", "headword", word.kz);
        add([...at, "ru"], "ru", "gloss", word.ru);
        add([...at, "en"], "en", "gloss", word.en);
        all([...at, "example"], "sentence", word.example);
      });
      break;
    case "phrases":
      all(["titles"], "label", content.data.titles);
      content.data.phrases.forEach(({ kz, en, ru, usage }, place) => {
        all(["phrases", place], "label", { kz, en, ru });
        if (usage) all(["phrases", place, "usage"], "label", usage);
      });
      break;
    case "proverbs":
      all(["titles"], "label", content.data.titles);
      content.data.proverbs.forEach((proverb, place) => {
        add(["proverbs", place, "kz"], "kz", "sentence", proverb.kz);
        all(["proverbs", place, "literal"], "label", proverb.literal);
        all(["proverbs", place, "meaning"], "label", proverb.meaning);
      });
      break;
    case "scene":
      all(["titles"], "label", content.data.titles);
      all(["setting"], "label", content.data.setting);
      content.data.characters.forEach(({ name }, place) => {
        all(["characters", place, "name"], "label", name);
      });
      content.data.lines.forEach(({ kz, en, ru }, place) => {
        all(["lines", place], "sentence", { kz, en, ru });
      });
      break;
    case "grammarNeeds":
      content.data.needs.forEach(({ titles }, place) => {
        all(["needs", place, "titles"], "label", titles);
      });
      break;
    case "grammar":
      grammarFields(content.data, fields);
      break;
    case "curriculum":
      content.data.themes.forEach(({ titles }, place) => {
        all(["themes", place, "titles"], "label", titles);
      });
      break;
    case "care":
      content.data.kinds.forEach(({ answer }, place) => {
        quoting(["kinds", place, "answer"], answer);
      });
      break;
    case "government":
      for (const list of ["postpositions", "adjectives"] as const)
        content.data[list].forEach(({ example }, place) => {
          add([list, place, "example"], "kz", "label", example);
        });
      content.data.verbs.forEach(({ senses }, place) => {
        senses.forEach(({ example }, which) => {
          add(["verbs", place, "senses", which, "example"], "kz", "label", example);
        });
      });
      content.data.classes.forEach(({ titles }, place) => {
        all(["classes", place, "titles"], "label", titles);
      });
      break;
    case "talkTopic":
      talkTopicFields(content.data, fields);
      break;
    case "talkScene":
      talkSceneFields(content.data, fields);
      break;
    case "sceneAsides":
      sceneAsidesFields(content.data, fields);
      break;
    case "smallTalk":
      smallTalkFields(content.data, fields);
      break;
    case "life": {
      const said = (path: ValuePath, one: AlignedSentence) => {
        for (const language of LANGUAGES)
          add([...path, language], language, "label", one[language]);
      };
      content.data.subjects.forEach(({ wish, phrases, asks }, place) => {
        if (wish) said(["subjects", place, "wish"], wish);
        phrases.forEach((one, which) => {
          said(["subjects", place, "phrases", which], one);
        });
        if (asks) said(["subjects", place, "asks"], asks);
      });
      content.data.tones.forEach(({ phrases, asks }, place) => {
        phrases.forEach((one, which) => {
          said(["tones", place, "phrases", which], one);
        });
        said(["tones", place, "asks"], asks);
      });
      break;
    }
    case "idioms":
      content.data.idioms.forEach(({ kz, means }, place) => {
        add(["idioms", place, "kz"], "kz", "label", kz);
        add(["idioms", place, "means", "en"], "en", "label", means.en);
        add(["idioms", place, "means", "ru"], "ru", "label", means.ru);
      });
      break;
    case "wordLists":
      content.data.lists.forEach(({ words }, place) => {
        words.forEach((word, which) => {
          add(["lists", place, "words", which], "kz", "label", word);
        });
      });
      content.data.opposites.forEach((pair, place) => {
        pair.forEach((word, which) => {
          add(["opposites", place, which], "kz", "label", word);
        });
      });
      break;
    case "echoes":
      echoesFields(content.data, fields);
      break;
    case "meanings":
      for (const language of ["en", "ru"] as const)
        for (const [meaning, headword] of Object.entries(content.data.meanings[language]))
          add(["meanings", language, meaning], "kz", "label", headword.replace(/\/.*$/u, ""));
      break;
    case "expressions":
      for (const language of ["en", "ru"] as const)
        for (const [expression, headword] of Object.entries(content.data.expressions[language]))
          add(["expressions", language, expression], "kz", "label", headword.replace(/\/.*$/u, ""));
      break;
    case "renderings":
      for (const [part, words] of Object.entries(content.data))
        for (const word of Object.keys(words)) add([part], "kz", "label", word);
      break;
    case "letters":
      content.data.letters.forEach(({ tell }, place) => {
        quoting(["letters", place, "tell"], tell);
      });
      break;
    case "culture":
      content.data.subjects.forEach(({ answer }, place) => {
        quoting(["subjects", place, "answer"], answer);
      });
      break;
    case "languageFacts":
      content.data.facts.forEach(({ answer }, place) => {
        quoting(["facts", place, "answer"], answer);
      });
      break;
    case "contrasts":
      content.data.contrasts.forEach(({ tell }, place) => {
        quoting(["contrasts", place, "tell"], tell);
      });
      break;
    case "wordPairs":
      content.data.pairs.forEach(({ words, tell }, place) => {
        words.forEach((text, which) => {
          add(["pairs", place, "words", which], "kz", "label", text);
        });
        quoting(["pairs", place, "tell"], tell);
      });
      break;
    case "replies":
      repliesFields(content.data, fields);
      break;
    case "further":
      furtherFields(content.data, fields);
      break;
    case "notes":
      notesFields(content.data, fields);
      break;
    case "situations":
      situationsFields(content.data, fields);
      break;
    case "helperVerbs":
      content.data.helpers.forEach(({ verb, tells }, place) => {
        add(["helpers", place, "verb"], "kz", "label", verb);
        quoting(["helpers", place, "tells"], tells);
      });
      break;
    case "tutorStories":
      content.data.stories.forEach(({ titles, sentences, words, ask }, place) => {
        const path = ["stories", place];
        all([...path, "titles"], "label", titles);
        for (const [at, one] of sentences.entries())
          all([...path, "sentences", at], "sentence", one);
        for (const [at, one] of words.entries()) all([...path, "words", at], "label", one);
        all([...path, "ask"], "sentence", ask);
      });
      break;
    case "tutorTexts":
      for (const [name, texts] of Object.entries(content.data.texts))
        quoting(["texts", name], texts);
      break;
    case "frames":
      content.data.frames.forEach(({ example }, place) => {
        all(["frames", place, "example"], "sentence", example);
      });
      break;
    case "covers":
      for (const [id, { things = [] }] of Object.entries(content.data))
        things.forEach(({ says }, place) => {
          if (says) add([id, "things", place, "says"], "kz", "label", says.replaceAll("|", " "));
        });
      break;
    case "exam":
      examFields(content.data, fields);
      break;
    case "examItems":
      examItemsFields(content.data, fields);
      break;
    case "examTasks":
      examTasksFields(content.data, fields);
      break;
    case "requests":
    case "grammarQuestions":
    case "asked":
    case "askedAfter":
    case "askedPoints":
    case "askedWords":
    case "told":
    case "careSaid":
    case "careWords":
    case "weaves":
    case "withins":
    case "patterns":
    case "exceptions":
    case "calques":
    case "slips":
    case "usage":
      break;
  }
  return fields;
}
