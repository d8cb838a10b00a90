import {
  type EarnedAchievement,
  type Language,
  type ReviewItem,
  reviewEndpoints,
  reviewWordsEndpoints,
} from "@tilashar/contracts";
import type { FastifyPluginAsync } from "fastify";
import { say } from "#api/messages/messages.ts";
import type { Guard } from "#api/plugins/authentication.ts";
import { register } from "#api/plugins/register.ts";
import { requestLanguage } from "#api/plugins/request-language.ts";
import type { ReviewService, StoredItem } from "./review.service.ts";

const toItem = ({ addedAt, ...item }: StoredItem): ReviewItem => ({ ...item, added: addedAt });

export function reviewRoutes(
  service: ReviewService,
  showEarned: (ids: readonly string[], language: Language) => EarnedAchievement[],
  guard: Guard,
): FastifyPluginAsync {
  return async (app) => {
    const me = (request: Parameters<Guard["viewer"]>[0]) => guard.viewer(request).accountId;

    register(app, reviewEndpoints.queue, async (request) => {
      const { timeZone, items, weights, settings, ...queue } = await service.queue(me(request));
      return {
        ...queue,
        items: items.map(toItem),
        weights: weights && [...weights],
        settings: { ...settings, kinds: [...settings.kinds] },
        timezone: timeZone,
      };
    });

    register(app, reviewEndpoints.answer, async (request) => {
      const { answers } = request.body;
      const { touched, earned, ...taken } = await service.answer(
        me(request),
        answers.map((answer) => ({ ...answer, at: Date.parse(answer.at) })),
      );
      return {
        ...taken,
        items: touched,
        achievements: showEarned(earned, requestLanguage(request)),
      };
    });

    register(app, reviewEndpoints.undo, async (request) => ({
      items: await service.undo(me(request), request.body.attempts),
    }));

    register(app, reviewWordsEndpoints.addCards, (request) =>
      service.add(
        me(request),
        request.body.cards.map(({ added, ...card }) => ({
          ...card,
          ...(added !== undefined && { addedAt: Date.parse(added) }),
        })),
      ),
    );

    register(app, reviewWordsEndpoints.changeCard, async (request) =>
      toItem(await service.change(me(request), request.params.id, request.body)),
    );

    register(app, reviewWordsEndpoints.removeCard, async (request) => {
      await service.remove(me(request), request.params.id);
      return { message: say(requestLanguage(request), "review_card_removed") };
    });

    register(app, reviewWordsEndpoints.words, async (request) => {
      const { total, items } = await service.words(me(request), request.query);
      return { total, words: items.map(toItem) };
    });

    register(app, reviewWordsEndpoints.strengths, (request) => service.strengths(me(request)));

    register(app, reviewWordsEndpoints.importWords, (request) =>
      service.importList(me(request), request.body.text, request.body.meanings),
    );

    register(app, reviewEndpoints.forecast, async (request) => {
      const { days, waiting } = await service.forecast(me(request));
      return { days: days.map(({ day, reviews }) => ({ date: day, reviews })), waiting };
    });

    const toSettings = (settings: Awaited<ReturnType<typeof service.settings>>) => ({
      ...settings,
      kinds: [...settings.kinds],
    });

    register(app, reviewEndpoints.settings, async (request) =>
      toSettings(await service.settings(me(request))),
    );

    register(app, reviewEndpoints.changeSettings, async (request) =>
      toSettings(await service.changeSettings(me(request), request.body)),
    );
  };
}
