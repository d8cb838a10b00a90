import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import {
  type EarnedAchievement,
  ErrorResponse,
  type Language,
  MessageResponse,
  ReviewAnswersRequest,
  ReviewAnswersResponse,
  ReviewCardChange,
  ReviewCardsRequest,
  ReviewCardsResponse,
  ReviewForecast,
  ReviewImportRequest,
  ReviewImportResponse,
  ReviewItem,
  ReviewQueue,
  ReviewSettings,
  ReviewUndoRequest,
  ReviewUndoResponse,
  ReviewWords,
  ReviewWordsQuery,
} from "@tilashar/contracts";
import Type from "typebox";
import { AppError, invalid } from "#api/errors.ts";
import { say } from "#api/messages/messages.ts";
import type { Guard } from "#api/plugins/authentication.ts";
import { requestLanguage } from "#api/plugins/request-language.ts";
import type { ReviewService } from "./review.service.ts";
import type { StoredItem } from "./review-items.repository.ts";

const isoInstant = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:?\d\d)$/;

/** Milliseconds since the epoch of an instant in a request. */
function momentOf(text: string, field: string): number {
  const moment = isoInstant.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(moment)) throw invalid({ [field]: [{ key: "time_invalid" }] });
  return moment;
}

const toItem = ({ addedAt, ...item }: StoredItem): ReviewItem => ({ ...item, added: addedAt });

/** Only the one spelling of a number. */
function itemNumber(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new AppError("not_found");
  return Number(text);
}

export function reviewRoutes(
  service: ReviewService,
  showEarned: (ids: readonly string[], language: Language) => EarnedAchievement[],
  guard: Guard,
): FastifyPluginAsyncTypebox {
  const params = Type.Object({ id: Type.String({ description: "The card's number." }) });
  return async (app) => {
    const shared = { tags: ["Review"], security: [{ bearer: [] }] };
    const me = (request: Parameters<Guard["viewer"]>[0]) => guard.viewer(request).accountId;

    app.get(
      "/review/queue",
      {
        onRequest: guard.required,
        schema: {
          ...shared,
          summary: "What to review, with all a device needs to go on without a network",
          description:
            "Cards that are due now or within a day, and new ones. The device orders them itself by the same rules.",
          response: { 200: ReviewQueue, "4xx": ErrorResponse },
        },
      },
      async (request) => {
        const { timeZone, items, weights, settings, ...queue } = await service.queue(me(request));
        return {
          ...queue,
          items: items.map(toItem),
          weights: weights && [...weights],
          settings: { ...settings, kinds: [...settings.kinds] },
          timezone: timeZone,
        };
      },
    );

    app.post(
      "/review/answers",
      {
        onRequest: guard.required,
        schema: {
          ...shared,
          summary: "Answers of a review",
          description:
            "In any order, late, and more than once: an `attempt` counts once, and what is remembered follows from the whole log in order of time.",
          body: ReviewAnswersRequest,
          response: { 200: ReviewAnswersResponse, "4xx": ErrorResponse },
        },
      },
      async (request) => {
        const { answers, waited } = request.body;
        const { touched, earned, ...taken } = await service.answer(
          me(request),
          answers.map((answer) => ({ ...answer, at: momentOf(answer.at, "answers") })),
          waited === true,
        );
        return {
          ...taken,
          items: touched,
          achievements: showEarned(earned, requestLanguage(request)),
        };
      },
    );

    app.post(
      "/review/undo",
      {
        onRequest: guard.required,
        schema: {
          ...shared,
          summary: "Take answers back",
          description: "Also ones that have not arrived yet: they will count as never given.",
          body: ReviewUndoRequest,
          response: { 200: ReviewUndoResponse, "4xx": ErrorResponse },
        },
      },
      async (request) => ({ items: await service.undo(me(request), request.body.attempts) }),
    );

    app.post(
      "/review/cards",
      {
        onRequest: guard.required,
        schema: {
          ...shared,
          summary: "Add words to one's own",
          description: "A word is there once, however often and from wherever it is added.",
          body: ReviewCardsRequest,
          response: { 200: ReviewCardsResponse, "4xx": ErrorResponse },
        },
      },
      (request) =>
        service.add(
          me(request),
          request.body.cards.map(({ added, ...card }) => ({
            ...card,
            ...(added !== undefined && { addedAt: momentOf(added, "cards") }),
          })),
        ),
    );

    app.patch(
      "/review/cards/:id/",
      {
        onRequest: guard.required,
        schema: {
          ...shared,
          summary: "Suspend a card, or write a note on it",
          params,
          body: ReviewCardChange,
          response: { 200: ReviewItem, "4xx": ErrorResponse },
        },
      },
      async (request) =>
        toItem(await service.change(me(request), itemNumber(request.params.id), request.body)),
    );

    app.delete(
      "/review/cards/:id/",
      {
        onRequest: guard.required,
        schema: {
          ...shared,
          summary: "Remove a word from one's own",
          params,
          response: { 200: MessageResponse, "4xx": ErrorResponse },
        },
      },
      async (request) => {
        await service.remove(me(request), itemNumber(request.params.id));
        return { message: say(requestLanguage(request), "review_card_removed") };
      },
    );

    app.get(
      "/review/words",
      {
        onRequest: guard.required,
        schema: {
          ...shared,
          summary: "All words and rules of the learner",
          querystring: ReviewWordsQuery,
          response: { 200: ReviewWords, "4xx": ErrorResponse },
        },
      },
      async (request) => {
        const { total, items } = await service.words(me(request), request.query);
        return { total, words: items.map(toItem) };
      },
    );

    app.post(
      "/review/import",
      {
        onRequest: guard.required,
        schema: {
          ...shared,
          summary: "Add a list of words",
          body: ReviewImportRequest,
          response: { 200: ReviewImportResponse, "4xx": ErrorResponse },
        },
      },
      (request) => service.importList(me(request), request.body.text, request.body.meanings),
    );

    app.get(
      "/review/forecast",
      {
        onRequest: guard.required,
        schema: {
          ...shared,
          summary: "How many reviews the next two weeks bring",
          response: { 200: ReviewForecast, "4xx": ErrorResponse },
        },
      },
      async (request) => {
        const { days, waiting } = await service.forecast(me(request));
        return { days: days.map(({ day, reviews }) => ({ date: day, reviews })), waiting };
      },
    );

    const toSettings = (settings: Awaited<ReturnType<typeof service.settings>>) => ({
      ...settings,
      kinds: [...settings.kinds],
    });

    app.get(
      "/review/settings",
      {
        onRequest: guard.required,
        schema: {
          ...shared,
          summary: "How the learner reviews",
          response: { 200: ReviewSettings, "4xx": ErrorResponse },
        },
      },
      async (request) => toSettings(await service.settings(me(request))),
    );

    app.put(
      "/review/settings",
      {
        onRequest: guard.required,
        schema: {
          ...shared,
          summary: "Change daily limits, vacation and kinds of cards",
          body: ReviewSettings,
          response: { 200: ReviewSettings, "4xx": ErrorResponse },
        },
      },
      async (request) => toSettings(await service.changeSettings(me(request), request.body)),
    );
  };
}
