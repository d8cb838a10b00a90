import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import type { ContentFile, ContentKind, ContentKinds } from "../content-file/content-kind.ts";
import { showProblem } from "../content-file/problem.ts";
import { readContent } from "../load.ts";
import { loadEmojiSet } from "../pictures/load.ts";
import { checkContent } from "./check-content.ts";
import { drawnPictures } from "./drawn-pictures.ts";
import { engineKnowledge } from "./engine-knowledge.ts";

const pictures = drawnPictures(loadEmojiSet());
let sound: readonly ContentFile[] = [];

beforeAll(() => {
  const { files, problems } = readContent(join(import.meta.dirname, "../../fixtures/sound"));
  expect(problems).toEqual([]);
  sound = files;
});

type Editable<T> = T extends readonly (infer I)[]
  ? Editable<I>[]
  : T extends object
    ? { -readonly [K in keyof T]: Editable<T[K]> }
    : T;

/** The sound content with one fault planted into the file of a kind. */
function plant<K extends ContentKind>(
  kind: K,
  change: (data: Editable<ContentKinds[K]>) => void,
): readonly ContentFile[] {
  const copy = structuredClone(sound) as ContentFile[];
  const file = copy.find((one) => one.kind === kind);
  change(file?.data as Editable<ContentKinds[K]>);
  return copy;
}

function check(files: readonly ContentFile[]): string[] {
  return checkContent(files, engineKnowledge(files), pictures).map(showProblem);
}

function word(data: Editable<ContentKinds["lesson"]>, place = 0) {
  const found = data.words[place];
  if (found === undefined) throw new Error("no such word");
  return found;
}

test("sound content has no problem at all", () => {
  expect(check(sound)).toEqual([]);
});

test("several faults are reported together, in the order of the files", () => {
  const files = plant("lesson", (data) => {
    data.cover.pictures[0] = "no-such-picture";
    word(data).example.en = "Наша семья.";
    data.theme = "nowhere";
  });
  const found = check(files);
  expect(found).toEqual([
    "lessons/a-001-family.yaml: theme: no theme nowhere in curriculum.yaml",
    "lessons/a-001-family.yaml: words[0].example.en: Cyrillic in an English text (Наша)",
    "lessons/a-001-family.yaml: cover.pictures[0]: there is no picture called no-such-picture",
  ]);
});

test("a Latin letter that looks Kazakh is found inside a word", () => {
  const files = plant("lesson", (data) => {
    word(data).example.kz = "Біздің отбаcымыз үлкен.";
  });
  expect(check(files)).toContainEqual(
    expect.stringMatching(
      /words\[0\]\.example\.kz: letters of another alphabet .*c \(U\+0063\) for с/,
    ),
  );
});

test("a word form that does not exist is found, and an exception with a reason lets it pass", () => {
  const broken = plant("reading", (data) => {
    const first = data.paragraphs[0]?.sentences[0];
    if (first) first.kz = "Менің әжем ауылке тұрады.";
  });
  const message = expect.stringContaining(
    'readings/a-001-at-grandmothers.yaml: paragraphs[0].sentences[0].kz: neither the lexicon nor the morphology knows "ауылке"',
  );
  expect(check(broken)).toContainEqual(message);
  const excused = structuredClone(broken) as ContentFile[];
  for (const file of excused) {
    if (file.kind === "exceptions") file.data.tokens.push({ token: "ауылке", reason: "planted" });
  }
  expect(check(excused)).not.toContainEqual(message);
});

test("wrong endings of harmony are no words", () => {
  for (const wrong of ["анаге", "әкеға", "балалер", "үйның"]) {
    const files = plant("phrases", (data) => {
      if (data.phrases[0]) data.phrases[0].kz = `${wrong} кіріңіз!`;
    });
    expect(check(files)).toContainEqual(expect.stringContaining(`knows "${wrong}"`));
  }
});

test("a wrong option may be a form that does not exist, the right one may not", () => {
  const wrong = plant("test", (data) => {
    if (data.questions[0]) data.questions[0].options.a = "базарге";
  });
  expect(check(wrong)).toEqual([]);
  const right = plant("test", (data) => {
    if (data.questions[0]) data.questions[0].options.b = "базарге";
  });
  expect(check(right)).toContainEqual(expect.stringContaining("questions[0].options.b: neither"));
});

test("an example must show its headword in some form", () => {
  const files = plant("lesson", (data) => {
    word(data, 1).example.kz = "Әжем ауылда тұрады.";
  });
  expect(check(files)).toContainEqual(
    expect.stringContaining("words[1].example.kz: the example does not contain ата"),
  );
});

test("a verb needs its -у form and a stem that agrees with the lexicon", () => {
  const asVerb = (kz: string, flags?: string[]) =>
    plant("lesson", (data) => {
      const entry = word(data, 1);
      entry.kz = kz;
      entry.pos = "verb";
      if (flags) entry.flags = flags;
    });
  const at = "lessons/a-001-family.yaml: words[1]";
  expect(check(asVerb("бар"))).toContain(`${at}.kz: a verb is given in its -у form`);
  expect(check(asVerb("бару", ["stem=бара"]))).toContain(
    `${at}.flags: the stem of бару is бар in the lexicon, here бара`,
  );
  expect(check(asVerb("бырқылдау"))).toContainEqual(
    expect.stringContaining(`${at}.flags: the lexicon does not know the verb бырқылдау`),
  );
});

test("a capital letter belongs to names, and a phrase has several words", () => {
  const files = plant("lesson", (data) => {
    word(data, 0).kz = "Отбасы";
    word(data, 1).pos = "phrase";
  });
  const found = check(files);
  expect(found).toContainEqual(expect.stringContaining("words[0].kz: warning: a headword begins"));
  expect(found).toContainEqual(
    expect.stringContaining("words[1].pos: warning: a phrase has several words"),
  );
});

test("a cover too heavy for a list of lessons is found", () => {
  const files = plant("lesson", (data) => {
    data.cover.pictures = ["house", "woman-curly-hair"];
  });
  expect(check(files)).toContainEqual(
    expect.stringMatching(
      /cover\.pictures: the cover would have [\d.]+ KB, at most 15 are allowed/,
    ),
  );
});

test("an accepted answer that is another one with a remark is found", () => {
  const files = plant("lesson", (data) => {
    word(data, 1).en = ["grandfather (father's father)", "grandfather"];
  });
  expect(check(files)).toContainEqual(
    expect.stringContaining('words[1].en[1]: warning: "grandfather" is accepted already'),
  );
});

test("a direct object beside a verb that asks for another case is doubted", () => {
  const saying = (kz: string) =>
    plant("reading", (data) => {
      const first = data.paragraphs[0]?.sentences[0];
      if (first) first.kz = kz;
    });
  for (const [kz, doubt] of [
    ["Біз әжемізді көмектесеміз.", "көмектесу asks for dat, but әжемізді is accusative"],
    ["Ол итті қорқады.", "қорқу asks for abl, but итті is accusative"],
  ] as const) {
    expect(check(saying(kz))).toContainEqual(expect.stringContaining(doubt));
  }
  for (const kz of ["Біз әжемізге көмектесеміз.", "Ол иттен қорқады.", "Ол нанды жейді."]) {
    expect(check(saying(kz))).toEqual([]);
  }
});

test("a calque is refused in any form, with what a Kazakh says instead", () => {
  const saying = (kz: string) =>
    plant("reading", (data) => {
      const first = data.paragraphs[0]?.sentences[0];
      if (first) first.kz = kz;
    });
  for (const kz of ["Біз дәріні таңертең қабылдаймыз.", "Әжем бізден амандық сұрады."]) {
    expect(check(saying(kz))).toContainEqual(expect.stringContaining("is a calque: say"));
  }
  for (const kz of ["Біз таңертең дәрі ішеміз.", "Әжем амандығымызды сұрады."]) {
    expect(check(saying(kz))).toEqual([]);
  }
});

test("a question that lacks a person or a number of its translation is found", () => {
  const asking = (kz: string, ru: string, en: string) =>
    plant("reading", (data) => {
      const [first] = data.questions;
      const sentence = data.paragraphs[0]?.sentences[0];
      if (!first || !sentence) throw new Error("no question");
      sentence.kz = "Асан Ерланмен келді.";
      first.question = { kz, ru, en };
    });
  const lacks = (files: readonly ContentFile[]) =>
    check(files).filter((problem) => /does not name|other numbers/.test(problem));
  expect(
    lacks(asking("Үйге кім келді?", "Кто пришёл домой с Ерланом?", "Who came with Erlan?")),
  ).toEqual([
    "readings/a-001-at-grandmothers.yaml: questions[0].question.kz: does not name Ерланом, whom ru names",
  ]);
  expect(
    lacks(asking("Кеше Әсел қайда барды?", "Куда она ходила вчера?", "Where did she go?")),
  ).toHaveLength(1);
  expect(lacks(asking("Үйде 5 бала бар ма?", "Дома 6 детей?", "Are 5 children in?"))).toEqual([
    "readings/a-001-at-grandmothers.yaml: questions[0].question.ru: has other numbers than kz",
  ]);
  expect(
    lacks(asking("Кеше Ерланмен кім келді?", "Кто пришёл с Ерланом?", "Who came with Erlan?")),
  ).toEqual([]);
});

test("an owner without anything owned is doubted", () => {
  const saying = (kz: string) =>
    plant("reading", (data) => {
      const first = data.paragraphs[0]?.sentences[0];
      if (first) first.kz = kz;
    });
  for (const kz of ["Үйдің есік ашық.", "Менің ат жақсы.", "Әкемнің кітап үйде."]) {
    expect(check(saying(kz))).toContainEqual(expect.stringContaining("owns nothing"));
  }
  for (const kz of [
    "Үйдің есігі ашық.",
    "Бұл кітап менің.",
    "Біздің үй үлкен.",
    "Менің атым Асан.",
    "Менің ойымша, үй үлкен.",
    "Менің үйге барғым келеді.",
    "Бұл үй менікі, ал ол үй Асандікі емес.",
  ]) {
    expect(check(saying(kz))).toEqual([]);
  }
});

test("a headword taught in two lessons is found, and a homonym is let pass", () => {
  const twice = structuredClone(sound) as ContentFile[];
  const lesson = twice.find((file) => file.kind === "lesson");
  if (lesson?.kind !== "lesson") throw new Error("no lesson");
  const other = structuredClone(lesson.data);
  other.id = 2;
  other.words.forEach((entry, place) => {
    if (place > 0) entry.kz = `${entry.kz} ${place}`;
    entry.example.kz = `${entry.example.kz} ${place}`;
  });
  twice.push({ kind: "lesson", file: "lessons/a-002-family.yaml", data: other });
  const message = expect.stringContaining(
    "lessons/a-002-family.yaml: words[0].kz: отбасы is already taught in lessons/a-001-family.yaml",
  );
  const excused = structuredClone(twice);
  expect(check(twice)).toContainEqual(message);
  for (const file of excused) {
    if (file.kind === "exceptions") {
      file.data.homonyms.push({ headword: "отбасы", reason: "planted" });
    }
  }
  expect(check(excused)).not.toContainEqual(message);
});

test("two words of a lesson may not be shown with one translation", () => {
  const files = plant("lesson", (data) => {
    word(data, 1).ru = ["семья"];
  });
  expect(check(files)).toContainEqual(
    expect.stringContaining('words[1].ru[0]: another word of this lesson is also shown as "семья"'),
  );
});

test("repeated examples, phrases, proverbs, days' words and questions are found", () => {
  const example = plant("lesson", (data) => {
    word(data, 1).example.kz = word(data, 0).example.kz;
  });
  expect(check(example)).toContainEqual(
    expect.stringContaining("the same example is in this file"),
  );
  const phrase = plant("phrases", (data) => {
    if (data.phrases[1]) data.phrases[1].kz = "үйге кіріңіз";
  });
  expect(check(phrase)).toContainEqual(expect.stringContaining("the same phrase is in this file"));
  const proverb = plant("proverbs", (data) => {
    const [first] = data.proverbs;
    if (first) data.proverbs.push({ ...first, n: 2 });
  });
  expect(check(proverb)).toContainEqual(
    expect.stringContaining("the same proverb is in this file"),
  );
  const day = plant("dayWords", (data) => {
    const [first] = data.words;
    if (first) data.words.push({ ...first, day: 23 });
  });
  expect(check(day)).toContainEqual(expect.stringContaining("көктем is already a word of the day"));
  const question = plant("test", (data) => {
    const [first] = data.questions;
    if (first) data.questions.push({ ...first, id: 9 });
  });
  expect(check(question)).toContainEqual(
    expect.stringContaining("the same question is in this file"),
  );
});

test("a translation with another number of sentences is found", () => {
  const files = plant("reading", (data) => {
    const first = data.paragraphs[0]?.sentences[0];
    if (first) first.ru = "Моя бабушка живёт в ауле. Я её люблю.";
  });
  expect(check(files)).toContainEqual(
    expect.stringContaining("paragraphs[0].sentences[0].ru: 2 sentences, but 1 sentence in kz"),
  );
});

test("a question translated as a statement is doubted", () => {
  const files = plant("scene", (data) => {
    if (data.lines[2]) data.lines[2].en = "How you are.";
  });
  expect(check(files)).toContainEqual(
    expect.stringContaining("lines[2].en: warning: only one of kz and this is a question"),
  );
});

test("text in the field of another language is found", () => {
  const kazakhInRussian = plant("lesson", (data) => {
    if (data.note) data.note.body.ru = "Мы говорим әке.";
  });
  expect(check(kazakhInRussian)).toContainEqual(
    expect.stringContaining(
      "note.body.ru: Kazakh letters in a Russian text (әке): quote Kazakh as {{…}}",
    ),
  );
  const russianInKazakh = plant("proverbs", (data) => {
    if (data.proverbs[0]) data.proverbs[0].meaning.kz = "Это мама.";
  });
  expect(check(russianInKazakh)).toContainEqual(
    expect.stringContaining("proverbs[0].meaning.kz: a Russian word in a Kazakh text (Это)"),
  );
  const englishInRussian = plant("scene", (data) => {
    data.setting.ru = "Asan comes home.";
  });
  expect(check(englishInRussian)).toContainEqual(
    expect.stringContaining("setting.ru: this is not Russian"),
  );
});

test("typography that readers stumble over is doubted", () => {
  const files = plant("reading", (data) => {
    const first = data.paragraphs[0]?.sentences[0];
    if (first) first.kz = "менің  әжем , ауылда - тұрады";
  });
  const found = check(files).join("\n");
  for (const fault of [
    "two spaces in a row",
    "a space before a punctuation mark",
    "a dash is written —, not -",
    "a sentence without an end mark",
    "a sentence that begins with a small letter",
  ]) {
    expect(found).toContain(fault);
  }
});

test("options that read the same and reading questions without text are found", () => {
  const same = plant("test", (data) => {
    if (data.questions[0]) data.questions[0].options.c = "Базарға.";
  });
  expect(check(same)).toContainEqual(
    expect.stringContaining("questions[0].options.c: the same as option b"),
  );
  const without = plant("test", (data) => {
    delete data.questions[1]?.passage;
  });
  expect(check(without)).toContainEqual(
    expect.stringContaining("questions[1].passage: a reading question needs its text"),
  );
});

test("right answers that gather at one letter are found once the bank is large", () => {
  const bank = (letters: string) =>
    plant("test", (data) => {
      const [first] = data.questions;
      if (first === undefined) return;
      data.questions = [...letters].map((correct, place) => ({
        ...structuredClone(first),
        id: place + 1,
        correct: correct as "a",
        options: { a: "базарда", b: "базарға", c: "базардан", d: "базарды" },
        question: { kz: `Мен ${place} барамын.`, en: `Question ${place}`, ru: `Вопрос ${place}` },
      }));
    });
  expect(check(bank("abcd".repeat(12)))).toEqual([]);
  const uneven = check(bank("abcb".repeat(12)));
  expect(uneven).toContain(
    "test: b is the right option in 24 of 48 questions: it must be about a quarter",
  );
  expect(uneven).toContain(
    "test: d is the right option in 0 of 48 questions: it must be about a quarter",
  );
});

test("right answers of stories and dialogues that gather at one letter are found too", () => {
  const fill = <Q extends { correct: string }>(questions: Q[], letters: string): Q[] => {
    const [first] = questions;
    if (first === undefined) throw new Error("no question");
    return [...letters].map((correct) => ({ ...structuredClone(first), correct }));
  };
  const uneven = "b is the right option in 24 of 48 questions: it must be about a quarter";
  const stories = (letters: string) =>
    plant("unit", (data) => {
      if (data.story) data.story.questions = fill(data.story.questions, letters);
    });
  expect(check(stories("abcb".repeat(12)))).toContain(`units: ${uneven}`);
  expect(check(stories("abcd".repeat(12))).filter((one) => one.includes("right option"))).toEqual(
    [],
  );
  const dialogues = plant("lesson", (data) => {
    if (data.dialogue) data.dialogue.questions = fill(data.dialogue.questions, "abcb".repeat(12));
  });
  expect(check(dialogues)).toContain(`lessons: ${uneven}`);
});

test("notes whose examples cannot be made are found", () => {
  const files = plant("lesson", (data) => {
    if (data.note) data.note.body.en = "See {{үй|N;NOWHERE;SG}} and {{үй.";
  });
  const found = check(files);
  expect(found).toContainEqual(
    expect.stringContaining("note.body.en: {{үй|N;NOWHERE;SG}}: no such label: NOWHERE"),
  );
  expect(found).toContainEqual(
    expect.stringContaining("note.body.en: double braces that do not match"),
  );
});

test("a course word that the lexicon lacks is known by its flags, in every form", () => {
  const files = plant("lesson", (data) => {
    const entry = word(data, 1);
    entry.kz = "бырқылдау";
    entry.pos = "verb";
    entry.flags = ["stem=бырқылда"];
    entry.example.kz = "Біз бырқылдаймыз.";
  });
  expect(check(files)).toEqual([]);
});

test("government: a word twice, an example without its word or case, and an unknown class are reported", () => {
  const files = plant("government", (data) => {
    const [verb] = data.verbs;
    const [sense] = verb?.senses ?? [];
    if (!verb || !sense) throw new Error("no verb");
    data.verbs.push(structuredClone(verb));
    sense.asks = ["ABL"];
    sense.notOf = "planets";
    const [post] = data.postpositions;
    if (post) post.example = "Сабақтан келді.";
  });
  expect(check(files)).toEqual([
    "government.yaml: verbs[1].lemma: көмектесу stands here twice",
    "government.yaml: verbs[0].senses[0].notOf: no such class of nouns: planets",
    "government.yaml: verbs[0].senses[0].example: the example shows no ABL",
    "government.yaml: postpositions[0].example: the example does not contain кейін",
  ]);
});

test("things that nothing in care.yaml names are found", () => {
  const signs = { en: ["river"], ru: ["река"], kz: ["өзен"] };
  const [file] = sound;
  const care = {
    ...file,
    kind: "care",
    file: "care.yaml",
    data: {
      kinds: [],
      harmless: signs,
      things: { river: signs },
      together: [{ kind: "nobody", of: ["river", "nowhere"] }],
    },
  } as ContentFile;
  const found = check([...sound, care]);
  expect(found).toContainEqual(expect.stringContaining("no kind nobody in care.yaml"));
  expect(found).toContainEqual(expect.stringContaining("no thing nowhere in care.yaml"));
  expect(found.join()).not.toContain("no thing river");
});

test("messages of a kind of care that has no answer are found", () => {
  const planted = plant("careSaid", (data) => {
    data.kind = "nobody";
  });
  expect(check(planted)).toContainEqual(expect.stringContaining("no kind nobody in care.yaml"));
});
