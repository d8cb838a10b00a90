import type { SceneAsidesFile } from "../schema/scene-asides-file.ts";
import type { TalkSceneFile } from "../schema/talk-scene-file.ts";
import type { TalkTopicFile } from "../schema/talk-topic-file.ts";
import { LANGUAGES, type Language, type Trilingual } from "../schema/text.ts";
import type { EchoesFile, SmallTalkFile } from "../schema/tutor-files.ts";
import { filled } from "./filled-line.ts";
import type { ValuePath } from "./problem.ts";
import { quotingLineFields } from "./quoted-fields.ts";
import type { TextField, TextRole } from "./text-field.ts";

/** Every text that people read in a topic of the tutor, added to the fields. */
export function talkTopicFields(topic: TalkTopicFile, fields: TextField[]): void {
  const kazakh = (path: ValuePath, text: string) =>
    fields.push({ path, language: "kz", role: "label", text: filled(text, "kz") });
  trilingualFields(["titles"], "label", topic.titles, fields);
  if (topic.opens) trilingualFields(["opens"], "label", topic.opens, fields);
  topic.questions.forEach(({ says, replies }, place) => {
    saidFields(["questions", place, "says"], says, fields);
    replies.forEach((text, which) => {
      kazakh(["questions", place, "replies", which], text);
    });
  });
  topic.moves.forEach(({ says, others = [], model }, place) => {
    saidFields(["moves", place, "says"], says, fields);
    others.forEach((said, which) => {
      saidFields(["moves", place, "others"], { [which]: said }, fields);
    });
    if (model) kazakh(["moves", place, "model"], model);
  });
}

/** Every text that people read in a scene that is played with the tutor, added to the fields. */
export function talkSceneFields(scene: TalkSceneFile, fields: TextField[]): void {
  trilingualFields(["titles"], "label", scene.titles, fields);
  trilingualFields(["setting"], "label", scene.setting, fields);
  scene.turns.forEach(({ line, hint, replies }, place) => {
    trilingualFields(["turns", place, "line"], "sentence", line, fields);
    trilingualFields(["turns", place, "hint"], "label", hint, fields);
    replies.forEach((text, which) => {
      const path = ["turns", place, "replies", which];
      fields.push({ path, language: "kz", role: "sentence", text });
    });
  });
  trilingualFields(["ending"], "sentence", scene.ending, fields);
}

/** What is said in a scene beside its script, and what is said to it, added to the fields. */
export function sceneAsidesFields(
  { asides, otherwise }: SceneAsidesFile,
  fields: TextField[],
): void {
  for (const [act, said] of Object.entries(otherwise ?? {}))
    trilingualFields(["otherwise", act], "label", said, fields);
  asides.forEach(({ example, says }, place) => {
    const path = ["asides", place];
    fields.push({ path: [...path, "example"], language: "kz", role: "label", text: example });
    for (const language of LANGUAGES)
      fields.push({
        path: [...path, "says", language],
        language,
        role: "label",
        text: filled(says[language], language),
      });
  });
}

/** Every text that people read in the tutor's small talk, added to the fields. */
export function smallTalkFields({ talks }: SmallTalkFile, fields: TextField[]): void {
  talks.forEach(({ answer, reveals, more = [], kazakh = [], chips = [] }, place) => {
    const at = ["talks", place];
    fields.push(...quotingLineFields([...at, "answer"], answer));
    if (reveals) fields.push(...quotingLineFields([...at, "reveals"], reveals));
    more.forEach((other, which) => {
      fields.push(...quotingLineFields([...at, "more", which, "answer"], other.answer));
      if (other.reveals)
        fields.push(...quotingLineFields([...at, "more", which, "reveals"], other.reveals));
    });
    kazakh.forEach((text, which) => {
      fields.push({ path: [...at, "kazakh", which], language: "kz", role: "label", text });
    });
    chips.forEach((texts, which) => {
      fields.push(...quotingLineFields([...at, "chips", which], texts));
    });
  });
}

/** Every text that people read in what the tutor asks back and says to what it is told, added to the fields. */
export function echoesFields({ echoes, tones }: EchoesFile, fields: TextField[]): void {
  echoes.forEach(({ ask, en, ru }, place) => {
    const at = ["echoes", place];
    fields.push(
      { path: [...at, "ask"], language: "kz", role: "label", text: ask },
      { path: [...at, "en"], language: "en", role: "label", text: en },
      { path: [...at, "ru"], language: "ru", role: "label", text: ru },
    );
  });
  tones.forEach(({ says }, place) => {
    says.forEach((said, which) => {
      trilingualFields(["tones", place, "says", which], "label", said, fields);
    });
  });
}

function trilingualFields(
  path: ValuePath,
  role: TextRole,
  texts: Trilingual,
  fields: TextField[],
): void {
  for (const language of LANGUAGES)
    fields.push({ path: [...path, language], language, role, text: texts[language] });
}

function saidFields(
  path: ValuePath,
  says: Readonly<Record<string, Readonly<Record<Language, string>>>>,
  fields: TextField[],
): void {
  for (const [level, texts] of Object.entries(says))
    for (const language of LANGUAGES)
      fields.push({
        path: [...path, level, language],
        language,
        role: "sentence",
        text: filled(texts[language], language),
      });
}
