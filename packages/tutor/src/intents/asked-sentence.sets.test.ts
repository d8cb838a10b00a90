import { expect, test } from "vitest";
import type { Turn } from "../index.ts";
import { tutorOfRepository } from "../testing/tutor-of-repository.ts";

const tutor = tutorOfRepository();

/** The last reply of a conversation. */
function last(...messages: string[]) {
  const history: Turn[] = [];
  const replies = messages.map((message) => {
    const reply = tutor.answer({ message, history, interfaceLanguage: "en", seed: 7 });
    history.push({ sender: "user", text: message }, { sender: "bot", text: reply.text });
    return reply;
  });
  const reply = replies.at(-1);
  if (!reply) throw new Error("Nothing was said");
  return reply;
}

test.each([
  ["«Мен дүкенде бардым» — осы сөйлемде қате бар ма?", "Мен дүкенде бардым", "wrong"],
  ["«Ол маған көмектесті» дегенде қате бар ма, мұғалім?", "Ол маған көмектесті", "right"],
  ["есть ли ошибка во фразе «мен үш кітаптар алдым»?", "мен үш кітаптар алдым", "wrong"],
  ["Мен оны көрдім. Is there a mistake? They say it is оған.", "Мен оны көрдім.", "right"],
  ["qate bar ma: men qalada baramyn", "мен қалада барамын", "wrong"],
  ["Why is «екі апалар» wrong?", "екі апалар", "wrong"],
])("%s", (message, sentence, verdict) => {
  const { checked } = last(message);
  expect(checked).toMatchObject({ sentence, verdict });
});

test("another try after a check is judged", () => {
  const { checked } = last("check: Менің кітап үстелде", "so: менің кітабы үстелде?");
  expect(checked).toMatchObject({ sentence: "менің кітабы үстелде", verdict: "wrong" });
});

test.each([
  ["Менікі дұрыс: «үйде барамын» дұрыс!", "үйге барамын"],
  ["Жоқ, сен қателесесің, «үйде барамын» дұрыс!", "үйге барамын"],
  ["no, you are wrong, үйде барамын is right", "үйге барамын"],
  ["ты ошибаешься, правильно «үйде барамын»", "үйге барамын"],
])("who holds to a wrong sentence is shown why: %s", (message, mended) => {
  const { checked, text } = last("«Мен үйге барамын» дұрыс па?", message);
  expect(checked).toMatchObject({ verdict: "wrong", mended });
  expect(text).toContain("үйде → үйге");
});

test("who holds to a right sentence is told so", () => {
  const { checked } = last("check: Мен үйге барамын", "you are wrong");
  expect(checked?.verdict).toBe("right");
});

test.each(["Мен дұрыс ұйықтамадым. Сен ше?", "Сен дұрыс айттың.", "right, thanks"])(
  "is no question about a sentence: %s",
  (message) => {
    expect(last(message).checked?.verdict ?? "none").not.toBe("wrong");
  },
);
