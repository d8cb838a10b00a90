import { readFileSync } from "node:fs";
import { join } from "node:path";
import { loadCourse } from "@tilashar/course/load";
import { courseSentences } from "@tilashar/course/sentences";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { type Checked, ClauseJudge, sentencesOf } from "./index.ts";

const course = loadCourse({
  contentDir: join(import.meta.dirname, "../../../content"),
  cacheFile: join(import.meta.dirname, "../../../.cache/content.json"),
});
const judge = new ClauseJudge(course.government, course.calques, course.usage);

interface Cases {
  readonly wrong: Readonly<Record<string, readonly (readonly [string, string])[]>>;
  readonly right: readonly string[];
}

/**
 * Sets with the share of wrong sentences that may be called right, and the share that must be mended as listed. Nothing
 * is tuned on the final halves. The third set is the hardest, and short of the aims of 2 and 80 of 100.
 */
const SETS = [
  ["development", 0.02, 0.8],
  ["final", 0.02, 0.8],
  ["second-development", 0.02, 0.8],
  ["second-final", 0.04, 0.8],
  ["third-development", 0.06, 0.6],
  ["third-final", 0.1, 0.38],
  ["fourth-development", 0.02, 0.55],
  ["fifth-development", 0.02, 0.75],
  ["outsider-final", 0.02, 0.54],
  ["outsider-second", 0.02, 0.6],
  ["sixth-development", 0.02, 0.46],
  ["outsider-sixth-development", 0.02, 0.75],
  ["outsider-sixth", 0.02, 0.76],
  ["seventh-development", 0.07, 0.5],
] as const;

test("a word that the dictionary lacks is no slip of a rare form", () => {
  for (const sentence of [
    "Дүкенге барсаң, маған бір бөлке нан ала келші.",
    "Жолақыны картамен төлесем бола ма?",
    "Ол жиналыста ләм-мим демей отыра берді.",
  ])
    expect([sentence, judge.vouch(sentence).verdict]).not.toContain("wrong");
});

const casesOf = (half: string): Cases =>
  parse(readFileSync(join(import.meta.dirname, `../test-set/${half}.yaml`), "utf8")) as Cases;

/** Capitals and marks are no matter of grammar. */
const plain = (text: string | null): string =>
  (text ?? "")
    .toLowerCase()
    .replace(/[.?!,]/g, "")
    .replace(/\s+/g, " ")
    .trim();

const isMended = ({ verdict, mended }: Checked, ways: string): boolean =>
  verdict === "wrong" && ways.split("|").some((way) => plain(way) === plain(mended));

describe.each(SETS)("the %s half", (half, mayPass, mustMend) => {
  const cases = casesOf(half);
  const wrong = Object.entries(cases.wrong).flatMap(([kind, list]) =>
    list.map(([sentence, ways]) => ({ kind, sentence, ways, checked: judge.check(sentence) })),
  );
  const right = cases.right.map((sentence) => ({ sentence, checked: judge.check(sentence) }));

  test("hardly a wrong sentence is called right", () => {
    const called = wrong.filter(({ checked }) => checked.verdict === "right");
    expect(
      called.map(({ sentence }) => sentence).slice(Math.floor(wrong.length * mayPass)),
    ).toEqual([]);
  });

  test("at most 1 of 100 right sentences is called wrong", () => {
    const called = right.filter(({ checked }) => checked.verdict === "wrong");
    expect(called.map(({ sentence }) => sentence).slice(Math.floor(right.length * 0.01))).toEqual(
      [],
    );
  });

  test("most wrong sentences are mended acceptably", () => {
    const mended = wrong.filter(({ checked, ways }) => isMended(checked, ways));
    expect(mended.length / wrong.length).toBeGreaterThanOrEqual(mustMend);
  });

  test("at least 80 of 100 right sentences are called right", () => {
    const called = right.filter(({ checked }) => checked.verdict === "right");
    expect(called.length / right.length).toBeGreaterThanOrEqual(0.8);
  });

  test("what is offered in place of a wrong sentence passes as right, with its point of grammar", () => {
    const faulty = wrong.filter(
      ({ checked }) =>
        checked.verdict === "wrong" &&
        (checked.point === null || judge.check(checked.mended ?? "").verdict !== "right"),
    );
    expect(
      faulty.map(({ sentence, checked }) => [sentence, checked.mended, checked.point]),
    ).toEqual([]);
  });
});

describe("the mistakes that the points of grammar show", () => {
  const mistakes = course.grammar.flatMap(({ id, mistakes: shown }) =>
    shown.map(({ wrong, right }) => ({ id, wrong, right, checked: judge.check(wrong) })),
  );

  test("hardly one is called right", () => {
    const passed = mistakes.filter(({ checked }) => checked.verdict === "right");
    console.info(
      `mistakes called right: ${passed.length} of ${mistakes.length}: ${passed.map(({ id }) => id)}`,
    );
    expect(passed.length / mistakes.length).toBeLessThanOrEqual(0.03);
  });

  test("most are mended as the point mends them", () => {
    const mended = mistakes.filter(({ checked, right }) => isMended(checked, right));
    expect(mended.length / mistakes.length).toBeGreaterThanOrEqual(0.72);
  });

  test("what a point gives as right is never called wrong", () => {
    const wrong = mistakes.filter(({ right }) => judge.check(right).verdict === "wrong");
    expect(wrong.map(({ right }) => right)).toEqual([]);
  });
});

test("no sentence of the course is called wrong, and 88 of 100 are called right", () => {
  const sentences = courseSentences(course).flatMap(({ kz }) => sentencesOf(kz));
  const wrong: (string | null)[][] = [];
  let right = 0;
  for (const sentence of sentences) {
    const { verdict, mended } = judge.check(sentence);
    if (verdict === "wrong") wrong.push([sentence, mended]);
    if (verdict === "right") right += 1;
  }
  console.info(`right: ${right} of ${sentences.length} sentences of the course`);
  expect(wrong).toEqual([]);
  expect(right / sentences.length).toBeGreaterThanOrEqual(0.88);
  // More than ten thousand sentences are judged: a busy machine takes its time
}, 600_000);

test("the examples of the lexicon of government are never called wrong", () => {
  const examples = [
    ...(course.government?.verbs.flatMap(({ senses }) => senses.map(({ example }) => example)) ??
      []),
    ...(course.government?.postpositions.map(({ example }) => example) ?? []),
    ...(course.government?.adjectives.map(({ example }) => example) ?? []),
  ];
  const wrong = examples.filter((example) => judge.check(example).verdict === "wrong");
  expect(wrong).toEqual([]);
});

test("any text gets a verdict", () => {
  for (const text of [
    "",
    "…",
    "hello there",
    "12 34",
    "а б в",
    "«»",
    "—",
    "ма ме",
    "және",
    "мен мен мен",
  ])
    expect(["right", "wrong", "unsure"]).toContain(judge.check(text).verdict);
});

test.each([
  "Мен таңертең сүт қосылған кофе ішемін.",
  "Ұшақтан түскен бойда анама хабарластым.",
  "Мен анаммен хабарластым.",
  "Әпкем ұл туды.",
  "Жаңа дүкендер бірінен соң бірі ашылады.",
  "Олардың арасындағы арпалысты көрдім.",
  "Мен шақырса, барамын.",
  "Мен қолымнан келсе, көмектесемін.",
  "Ол жерде не көргіңіз келеді?",
])("%s is not called wrong", (sentence) => {
  expect(judge.check(sentence).verdict).not.toBe("wrong");
});

test.each([
  ["Мен инженер, зауытта жұмыс істеймін.", "Мен инженермін, зауытта жұмыс істеймін."],
  ["Поезд кешіккендікте, біз үлгермедік.", "Поезд кешіккендіктен, біз үлгермедік."],
  ["Ол сыныптан кірді.", "Ол сыныпқа кірді."],
  ["Біз уақыт жақсы өткіздік.", "Біз уақытты жақсы өткіздік."],
  ["Кенет жаңбыр жауды бастады.", "Кенет жаңбыр жауа бастады."],
  ["Маған жиырма бес жас.", "Мен жиырма бес жастамын."],
  ["Бұл хат кеше жазды.", "Бұл хат кеше жазылды."],
  ["Туралы Астана мақала оқыдым.", "Астана туралы мақала оқыдым."],
  ["Менің інім маған кіші.", "Менің інім менен кіші."],
  ["Енді бес жылдан кейін мен дәрігер болдым.", "Енді бес жылдан кейін мен дәрігер боламын."],
  ["Мен Алматыда барамын", "Мен Алматыға барамын"],
  ["Кешке қарай жаңбыр жауып бастады.", "Кешке қарай жаңбыр жауа бастады."],
  ["Мен кеше дос кездестім.", "Мен кеше доспен кездестім."],
  ["Бұл үйді атам өз қолымен салынған.", "Бұл үйді атам өз қолымен салған."],
  ["Менде көлік емес, жұмысқа жаяу барамын.", "Менде көлік жоқ, жұмысқа жаяу барамын."],
  ["Айгүл ертең ерте келу мүмкін.", "Айгүл ертең ерте келуі мүмкін."],
  ["Хатты бүгін жіберуге керек.", "Хатты бүгін жіберу керек."],
  ["Сабаққа бұрын кітапханаға бардым.", "Сабақтан бұрын кітапханаға бардым."],
  ["Егер ол сұраса, мен айтқан едім.", "Егер ол сұраса, мен айтар едім."],
  ["Пошта бөлімше бүгін жабық.", "Пошта бөлімшесі бүгін жабық."],
  ["Күз жазға салқын.", "Күз жаздан салқын."],
  ["Мен кеш ұйықтаса, таңертең тұра алмаймын.", "Мен кеш ұйықтасам, таңертең тұра алмаймын."],
  ["Олар 1998 жыл үйленді.", "Олар 1998 жылы үйленді."],
  ["Ол саусағын кесу алды.", "Ол саусағын кесіп алды."],
  ["Мен бұл кітапты оқыдым жоқ.", "Мен бұл кітапты оқыған жоқпын."],
  ["Анау тұр кісі менің ағам.", "Анау тұрған кісі менің ағам."],
  ["Біз былтыр ауылда.", "Біз былтыр ауылда болдық."],
  ["Мен былтыр студент.", "Мен былтыр студент едім."],
  ["Сіз ерте тұру керексіз.", "Сізге ерте тұру керек."],
  ["Мен кітапханаға отырмын.", "Мен кітапханада отырмын."],
  ["Әжем ақшаны жастықтың астынан тықты.", "Әжем ақшаны жастықтың астына тықты."],
  ["Біз ауылда көңілді уақыт алдық.", "Біз ауылда көңілді уақыт өткіздік."],
  ["Терезе өзі жапты.", "Терезе өзі жабылды."],
  ["Ит мысыққа қарағаннан үлкен.", "Ит мысыққа қарағанда үлкен."],
  ["Бүгін былтыр қарағанда салқын.", "Бүгін былтырғыға қарағанда салқын."],
  ["Шырын суға пайдалы.", "Шырын судан пайдалы."],
  ["Менің ағам отбасы келетінін деп айтты.", "Менің ағам отбасы келетінін айтты."],
  ["Мен ол келеді деген ойлаймын.", "Мен ол келеді деп ойлаймын."],
  ["Себебі мен ауырдым, мен үйде қалдым.", "Мен үйде қалдым, себебі мен ауырдым."],
  ["Далада ыстық, өйткені мен су іштім.", "Далада ыстық, сондықтан мен су іштім."],
  ["Біз Ресейден келген студентпін.", "Біз Ресейден келген студентпіз."],
  ["Кітабымды сөреден қойдым.", "Кітабымды сөреге қойдым."],
  ["Хатқа маған көрсетіңіз.", "Хатты маған көрсетіңіз."],
  ["Мен кеше суық тидім.", "Маған кеше суық тиді."],
  ["Ауылда мектеп емес, тек дүкен бар.", "Ауылда мектеп жоқ, тек дүкен бар."],
  ["Ол әлі оянған емес, ұйықтап жатыр.", "Ол әлі оянған жоқ, ұйықтап жатыр."],
  ["Біз қашан баратынды білмейміз.", "Біз қашан баратынымызды білмейміз."],
  ["Біз жексенбіде жұмыс істейміз жоқ.", "Біз жексенбіде жұмыс істемейміз."],
  ["Ол тұратында үй ескі.", "Ол тұратын үй ескі."],
  ["Сен өзі айтқансың.", "Сен өзің айтқансың."],
  ["Біз өзіміз үйді салды.", "Біз өзіміз үйді салдық."],
])("%s is mended by what was meant, not by what happens to parse", (sentence, meant) => {
  expect(judge.check(sentence).mended).toBe(meant);
});

test.each([
  "Кешке қарай жаңбыр жаба бастады.",
  "Бұл үйге атам өз қолымен салынған.",
  "Мен де көлік емес, жұмысқа жаяу барамын.",
  "Ол Лондонға оқып жүр, жазда қайтады.",
  "Сәуле көйлек көк киіп жүр.",
  "Ол бұл жұмысты аяқтап алмайды.",
  "Сіз маған осы мәтінді оқи бересіз бе?",
  "Кішкентай менің бөлмем.",
  "Бұл қалам оны емес, менікі.",
  "Сенде тіс ауырып тұр.",
  "Қазір оқушылар сыныпта жазды.",
  "Оның жазғаны ешкім оқымады.",
  "Мұғалім маған кітап оқу деп айтты.",
  "Директор жиналыстың болатыны хабарлады.",
  "Қонақтар ауылда келді.",
  "Айша мектеп барады.",
  "Төр өтіңіз, ата!",
  "Ол мені көріп сала, қашып кетті.",
  "Біз көп ойланып, осы жолға таңдадық.",
  "Мен қазір дүкенде бара жатырмын.",
  "Мен кітабымды үйге ұмытып кеттім.",
  "Шаршаса, демалып алыңыз.",
  "Кешеден бері ол ауырып қалады.",
  "Біз қазір таңғы ас ішкенбіз.",
  "Оның көзі әдемі қыз.",
  "Ол анасы туралы бірге келді.",
  "Үш жаңа әдістерін көрсетті.",
  "Ол суық ұстады.",
])("%s is not called right", (sentence) => {
  expect(judge.check(sentence).verdict).not.toBe("right");
});

test.each([
  "Осы аялдамадан нешінші автобус өтеді?",
  "Туған күнің құтты болсын!",
  "Мен сурет сала алмаймын.",
  "Ол ешқайда бармады.",
  "Мен сенің үйде екеніңді білемін.",
  "Анам нан сатып алды да үйге келді.",
  "Дүкен банктің жанында орналасқан.",
  "Жаңа пәтерге көшкенімізге екі ай болды.",
  "Жаңбыр жауып тұр.",
  "Менде көлік емес, велосипед бар.",
  "Мен шай емес, сүт ішемін.",
  "Ол Лондонда оқып жүр, жазда қайтады.",
  "Ол мектепке барып жүр.",
  "Біз тамақты дәмді пісірдік.",
  "Маған бір стақан су беріңізші.",
  "Бөлме тап-таза.",
  "Мен еріктімін.",
  "Бұл кітап менікі емес, сенікі.",
  "Қазір ғана келдім.",
  "Қазір сағат алтыдан жиырма минут өтті.",
  "Бұл жерде темекі шегу мүмкін емес.",
  "Киінуге көп уақыт керек.",
  "Мен ол кісіні танимын.",
  "Балалар, қайда бардыңдар?",
  "Қыс күзден суық.",
  "Мен кілтті сөмкенің ішінен алдым.",
  "Мен ойлануға уақыт алдым.",
  "Бұл көйлек жазға жеңіл.",
  "Мен 2001 жылы туғанмын.",
  "Егер сен айтпағаныңда, мен білмес едім.",
  "Біз далада келе жатырмыз.",
  "Ағам маған велосипед сыйлады.",
  "Нанды пышақпен турап бер.",
])("%s is right", (sentence) => {
  expect(judge.check(sentence).verdict).toBe("right");
});

test("sentences are cut with their marks", () => {
  expect(sentencesOf("Сәлем! Қалайсың? Мен келдім")).toEqual(["Сәлем!", "Қалайсың?", "Мен келдім"]);
});

test.each([
  ["a nominative before керек", "Мен жаңа киім сатып алу керек."],
  ["a negative converb before бұрын", "Мен ұйықтамай бұрын кітап оқимын."],
  ["a verbal noun in a place before керек", "Жас мамандар үнемі ізденуде керек."],
])("what no rule forbids and no sentence shows is not vouched for: %s", (_, sentence) => {
  expect(judge.vouch(sentence).verdict).toBe("unsure");
});

test.each([
  ["Біз емтиханды дайындалып жатырмыз.", "Біз емтиханға дайындалып жатырмыз."],
  ["Балалар футболға жақсы көреді.", "Балалар футболды жақсы көреді."],
  ["Балалар ауладан ойнап жүр.", "Балалар аулада ойнап жүр."],
])("where no rule names the mistake, one word in another form is told: %s", (wrong, meant) => {
  expect(judge.check(wrong).verdict).toBe("unsure");
  expect(judge.vouch(wrong)).toMatchObject({ verdict: "wrong", mended: meant });
});

test.each([
  "Мен мектепке барамын.",
  "Менің ағам дәрігер.",
  "Кеше біз театрға бардық.",
  "Маған су керек.",
  "Үстелде кітап жатыр.",
])("a plain sentence is vouched for: %s", (sentence) => {
  expect(judge.vouch(sentence).verdict).toBe("right");
});

test.each([
  "«Біз бүгін мұражайға барады»",
  '"Біз бүгін мұражайға барады"',
  "«Біз бүгін мұражайға барады».",
])("a sentence in quotation marks is judged itself: %s", (quoted) => {
  expect(judge.vouch(quoted)).toMatchObject({ verdict: "wrong", point: expect.any(String) });
});

test("a mend is told as the rules tell it", () => {
  const wrong = "Біз бүгін мұражайға барады.";
  expect(judge.vouch(wrong)).toEqual(judge.check(wrong));
});

test("without sentences to go by nothing is vouched for", () => {
  const blind = new ClauseJudge(course.government, course.calques);
  expect(blind.check("Мен мектепке барамын.").verdict).toBe("right");
  expect(blind.vouch("Мен мектепке барамын.").verdict).toBe("unsure");
});

/** Shares of wrong sentences that may be vouched for, and of right ones that must be. */
describe.each([
  ["outsider-final", 0.02, 0.8],
  ["outsider-second", 0.02, 0.8],
  ["third-final", 0.05, 0.8],
  ["outsider-fourth", 0.03, 0.75],
  ["outsider-fifth-development", 0.05, 0.75],
  ["outsider-fifth", 0.06, 0.75],
  ["outsider-sixth-development", 0.02, 0.75],
  ["outsider-sixth", 0.02, 0.8],
  ["seventh-development", 0.04, 0.8],
  ["outsider-seventh-development", 0.02, 0.65],
  ["outsider-seventh", 0.1, 0.7],
  ["seventh-final", 0.03, 0.85],
] as const)("the set %s", (set, mayVouch, mustVouch) => {
  const cases = casesOf(set);
  const share = (sentences: readonly string[]) =>
    sentences.filter((one) => judge.vouch(one).verdict === "right").length / sentences.length;

  test("hardly a wrong sentence is vouched for", () => {
    const wrong = Object.values(cases.wrong).flatMap((list) => list.map(([sentence]) => sentence));
    expect(share(wrong)).toBeLessThanOrEqual(mayVouch);
  });

  test("most right sentences are", () => {
    expect(share(cases.right)).toBeGreaterThanOrEqual(mustVouch);
  });
});
