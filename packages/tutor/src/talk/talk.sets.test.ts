import { filled } from "@tilashar/course";
import { courseOfRepository } from "@tilashar/course/testing";
import { describe, expect, test } from "vitest";
import { lacks, playTalk, readTalk } from "../../test-set/read-talk.ts";
import { tutorOfRepository } from "../testing/tutor-of-repository.ts";

const course = courseOfRepository();
const tutor = tutorOfRepository();

/** At least this share of a kind's messages is answered as a good tutor would. */
const LEAST = 0.9;

describe.each([
  "development",
  "final",
  "fresh",
  "open",
  "everyday",
  "asked-further",
  "reactions",
  "life",
  "reader",
  "told",
  "remembered",
  "other-words",
  "outsider-seventh-asked",
  "asked-in-any-words",
  "requests",
  "in-kazakh",
  "word-topics",
  "of-another",
] as const)("the %s half", (half) => {
  const cases = readTalk(half);
  test.each([...new Set(cases.map(({ kind }) => kind))])("%s", (kind) => {
    const asked = cases.filter((one) => one.kind === kind);
    const failed = asked.flatMap((one) => {
      const reply = playTalk(tutor, one.turns).at(-1);
      const lacking = reply && lacks(one, reply);
      return lacking ? [`${one.turns.join(" >> ")} [${lacking}; ${reply.intent}]`] : [];
    });
    expect(failed.length > asked.length * (1 - LEAST) + 0.5 ? failed : []).toEqual([]);
  });
});

test("no Kazakh that the tutor says in a talk or a scene is wrong by its own check", () => {
  const { topics, scenes, sceneAsides } = course.tutor;
  const said = [
    ...topics.flatMap(({ questions, moves }) => [
      ...questions.flatMap(({ says, replies }) => [says.A.kz, says.B?.kz, says.C?.kz, ...replies]),
      ...moves.flatMap(({ says, others = [], model }) => [
        ...[says.A, says.B, says.C, ...others].map((said) => said?.kz),
        model,
      ]),
    ]),
    ...scenes.flatMap(({ turns, ending }) => [
      ...turns.flatMap(({ line, replies }) => [line.kz, ...replies]),
      ending.kz,
    ]),
    ...sceneAsides.map(({ says }) => says.kz),
  ].flatMap((one) => (one === undefined ? [] : [filled(one, "kz")]));
  expect(said.length).toBeGreaterThan(400);
  const wrong = said.filter((one) => tutor.tools.judge.check(one).verdict === "wrong");
  expect(wrong).toEqual([]);
});

const talk = (level: "A" | "B" | "C", ...messages: string[]) =>
  playTalk(tutor, messages, { interfaceLanguage: "en", seed: 5, level });

test("every answer that a scene shows is taken, and its last one ends it", () => {
  const refused = course.tutor.scenes.flatMap(({ titles, turns, ending }) =>
    [0, 1].flatMap((which) => {
      let before = `Scene: ${titles.en}`;
      let [said] = talk("C", before);
      return turns.flatMap(({ replies }, at) => {
        const answer = replies[which] ?? replies[0] ?? "";
        // Where a scene stands is read from its last line: what was said before that is not played anew
        said = tutor.answer({
          message: answer,
          history: [
            { sender: "user", text: before },
            { sender: "bot", text: said?.text ?? "" },
          ],
          interfaceLanguage: "en",
          seed: 5,
          level: "C",
        });
        before = answer;
        const ended = at < turns.length - 1 || said.text.includes(ending.kz);
        return said.text.includes("Well said!") && ended ? [] : [`${titles.en}: ${answer}`];
      });
    }),
  );
  expect(refused).toEqual([]);
});

test("what is said beside the script of a scene is answered in role, and the script goes on", () => {
  const { scenes, sceneAsides } = course.tutor;
  const unheard = sceneAsides.flatMap(({ id, scenes: [first] = [], example, says, ends }) => {
    const scene = scenes.find((one) => one.id === (first ?? "at-the-bank"));
    const [, reply] = talk("A", `Scene: ${scene?.titles.en}`, example);
    const text = reply?.text ?? "";
    const answer = filled(says.kz, "kz");
    return text.includes(answer) && (ends || text.includes("Your turn")) ? [] : [`${id}: ${text}`];
  });
  expect(unheard).toEqual([]);
});
