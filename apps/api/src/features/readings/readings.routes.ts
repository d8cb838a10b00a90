import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import {
  ErrorResponse,
  GlossaryEntry,
  KnownShare,
  ReadingAnswersRequest,
  ReadingAnswersResponse,
  ReadingDetail,
  ReadingMaterial,
} from "@tilashar/contracts";
import Type from "typebox";
import type { Database } from "#api/db/database.ts";
import { AppError } from "#api/errors.ts";
import { listProgress } from "#api/features/progress/index.ts";
import type { Guard } from "#api/plugins/authentication.ts";
import {
  type PreparedContent,
  prepareContent,
  sendPrepared,
} from "#api/plugins/prepared-content.ts";
import { apiHeaders } from "#api/plugins/security-headers.ts";
import type { KnownWords } from "./known-words.ts";
import type { ReadingCatalogue } from "./reading-catalogue.ts";
import type { ReadingsService } from "./readings.service.ts";

const tags = ["Readings"];
const security = [{ bearer: [] }];
const params = Type.Object({ id: Type.String({ description: "The text's number." }) });

/** For browsers and shared caches: a minute without asking, then a cheap question by the tag. */
const forEveryone = "public, max-age=60, stale-while-revalidate=600";

/** Only the one spelling of a number: each text has one address. */
const readingNumber = (text: string) => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : Number.NaN);

interface ReadingsRoutesParts {
  catalogue: ReadingCatalogue;
  service: ReadingsService;
  knownWords: KnownWords;
  glossary: readonly GlossaryEntry[];
  database: Database;
  guard: Guard;
  publicUrl: string;
}

/** The calls about texts to read. What is the same for everyone is serialised and compressed once. */
export function readingsRoutes(parts: ReadingsRoutesParts): FastifyPluginAsyncTypebox {
  const { catalogue, service, knownWords, glossary, database, guard, publicUrl } = parts;
  const headers = {
    ...apiHeaders(publicUrl),
    "content-type": "application/json; charset=utf-8",
    "cache-control": forEveryone,
    vary: "accept-encoding",
  };
  const prepare = (value: unknown) => prepareContent(JSON.stringify(value), headers);
  const list = prepare(catalogue.materials);
  const words = prepare(glossary);
  const details = new Map<number, PreparedContent>();

  function detailOf(text: string): ReadingDetail {
    const detail = catalogue.detailOf(readingNumber(text));
    if (detail === undefined) throw new AppError("not_found");
    return detail;
  }

  function preparedDetail(detail: ReadingDetail): PreparedContent {
    const prepared = details.get(detail.id) ?? prepare(detail);
    details.set(detail.id, prepared);
    return prepared;
  }

  return async (app) => {
    app.get(
      "/reading-materials",
      {
        schema: {
          tags,
          summary: "All texts to read",
          description: "By level. Paragraphs are separated by an empty line.",
          response: { 200: Type.Array(ReadingMaterial) },
        },
      },
      (request, reply) => sendPrepared(request, reply, list),
    );

    app.get(
      "/reading-materials/known/",
      {
        onRequest: guard.required,
        schema: {
          tags,
          summary: "How much of each text the learner can read",
          description:
            "The share of running words whose dictionary form was taught in a lesson the learner has finished.",
          security,
          response: { 200: Type.Array(KnownShare), "4xx": ErrorResponse },
        },
      },
      async (request) => {
        const { accountId } = guard.viewer(request);
        const progress = await listProgress(database.queries, accountId);
        return knownWords.sharesOf(progress.map(({ lessonId }) => lessonId));
      },
    );

    app.get(
      "/reading-materials/:id/",
      {
        schema: {
          tags,
          summary: "A text, aligned sentence by sentence, with its questions",
          params,
          response: { 200: ReadingDetail, "4xx": ErrorResponse },
        },
      },
      (request, reply) => sendPrepared(request, reply, preparedDetail(detailOf(request.params.id))),
    );

    app.post(
      "/reading-materials/:id/answers/",
      {
        onRequest: guard.required,
        schema: {
          tags,
          summary: "Answer a text's questions",
          description:
            "Answers are graded here. A text pays a point for each of its questions, once; the same `attempt` sent again changes nothing and gets the same answer.",
          security,
          params,
          body: ReadingAnswersRequest,
          response: { 200: ReadingAnswersResponse, "4xx": ErrorResponse },
        },
      },
      (request) =>
        service.answer(guard.viewer(request).accountId, detailOf(request.params.id), request.body),
    );

    app.get(
      "/glossary",
      {
        schema: {
          tags,
          summary: "What the course adds to the built-in dictionary",
          description: "Expressions and words that a gloss of any text of the course may need.",
          response: { 200: Type.Array(GlossaryEntry) },
        },
      },
      (request, reply) => sendPrepared(request, reply, words),
    );
  };
}
