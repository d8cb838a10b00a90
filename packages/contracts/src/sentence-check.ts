import Type from "typebox";
import { ChatChecked, ChatPoint } from "./chat.ts";
import { endpoint } from "./endpoint.ts";

/** Longest sentence that is judged, in characters. */
export const maxCheckedSentenceLength = 300;

/** `POST /sentence-checks/`. */
export const SentenceCheckRequest = Type.Object({
  sentence: Type.String({ minLength: 1, maxLength: maxCheckedSentenceLength, pattern: "\\S" }),
});
export type SentenceCheckRequest = Type.Static<typeof SentenceCheckRequest>;

export const SentenceCheck = Type.Object({
  ...ChatChecked.properties,
  /** The point of grammar that explains the mend. */
  point: Type.Union([ChatPoint, Type.Null()]),
});
export type SentenceCheck = Type.Static<typeof SentenceCheck>;

export const sentenceCheckEndpoints = {
  check: endpoint({
    method: "POST",
    path: "/sentence-checks/",
    tag: "Chatbot",
    summary: "Judge a Kazakh sentence",
    description:
      "`right` only where the whole clause is understood, `wrong` only with a mended sentence that is right itself, else `unsure`. Advice beside a typed answer that was not the one asked for: it grades nothing and is kept nowhere.",
    access: "optional",
    body: SentenceCheckRequest,
    response: SentenceCheck,
  }),
};
