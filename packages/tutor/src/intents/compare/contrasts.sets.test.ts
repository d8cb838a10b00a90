import { expect, test } from "vitest";
import { tutorOfRepository } from "../../testing/tutor-of-repository.ts";

const tutor = tutorOfRepository();
const said = (interfaceLanguage: "en" | "ru" | "kz", message: string) =>
  tutor.answer({ message, interfaceLanguage });

test.each([
  ["en", "what's the nuance between жазды, жазған and жазыпты", "evidential-ypty"],
  ["ru", "чем оқып алды отличается от оқып берді", "helper-verbs-1"],
  ["en", "отыр or жатыр after -ып, how do i choose?", "going-on-now"],
  ["ru", "в чём разница между айтқым келеді и айтпақпын", "intention"],
  ["ru", "бармадым, барған жоқпын, барған емеспін: как выбрать?", "perfect-gan"],
  ["en", "why кеттім and not кетіп қалдым or кетіппін?", "evidential-ypty"],
  ["kz", "барған соң мен барғаннан кейін деген екеуінің айырмашылығы неде", "before-after"],
  ["en", "is it алайда or бірақ, what's the difference", "and-but-or"],
] as const)("%s: %s is told apart", (language, message, point) => {
  const reply = said(language, message);
  expect(reply.intent).toBe("compare");
  expect(reply.points).toContain(point);
});

test.each([
  ["en", "translate: Ол келіпті, мен келдім"],
  ["en", "check: Ол келді, мен келген едім"],
  ["ru", "разбери по частям: Айтқаныңды түсінбей қалдым"],
  ["kz", "Мен кеше келдім, ол бүгін келіпті"],
] as const)("%s: %s compares nothing", (language, message) => {
  expect(said(language, message).intent).not.toBe("compare");
});
