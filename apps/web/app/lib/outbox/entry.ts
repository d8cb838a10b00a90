import type { Endpoint, Endpoints } from "@tilashar/contracts";

/** Calls that can wait in the browser: they change something and carry plain data, but no password. */
export type Sendable = {
  [E in Endpoint]: E extends `GET ${string}` | `${string} /auth/${string}`
    ? never
    : Endpoints[E] extends { body: infer Body }
      ? Body extends FormData
        ? never
        : E
      : never;
}[Endpoint];

export type BodyOf<E extends Sendable> = Endpoints[E] extends { body: infer Body extends object }
  ? Body
  : never;
type ParamsOf<E extends Sendable> = Endpoints[E] extends { params: infer Params }
  ? { params: Params }
  : { params?: undefined };

/** Why the server does not take an entry. */
export interface Refusal {
  /** HTTP status; 0 when the call could not even be made. */
  status: number;
  code: string;
  /** The server's sentence, in the language of that moment; empty when it gave none. */
  message: string;
}

/** A call that waits for the server. */
export interface Entry<E extends Sendable = Sendable> {
  /** Names it in this browser, whatever happens to it. */
  readonly attempt: string;
  /** The learner it belongs to; null while it is a guest's. */
  readonly owner: number | null;
  readonly endpoint: E;
  /** What stands in the braces of its path. */
  readonly params: Readonly<Record<string, string | number>> | undefined;
  readonly body: BodyOf<E>;
  /** ISO instant at which the work was done. */
  readonly finishedAt: string;
  /** What it is about: entries about the same thing leave in the order they were kept. */
  readonly subject: string;
  /** It leaves after another entry, with a part of that one's answer in its body. */
  readonly needs?: { attempt: string; answer: string; as: string } | undefined;
  /** Answers that were no verdict on the entry, such as a 500, and when the first one came. */
  readonly troubles?: { count: number; since: number } | undefined;
  /** Set aside: it is told to the learner and leaves no more by itself. */
  readonly refusal?: Refusal | undefined;
}

/** What a feature says about a call that it wants to have kept. */
export type Wanted<E extends Sendable> = { body: BodyOf<E> } & ParamsOf<E> &
  Partial<Pick<Entry, "attempt" | "owner" | "finishedAt" | "subject" | "needs">>;
