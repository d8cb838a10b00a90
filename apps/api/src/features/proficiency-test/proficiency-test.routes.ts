import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import {
  ErrorResponse,
  type Language,
  TestQuestion,
  TestQuestionsQuery,
  TestResultsRequest,
  TestResultsResponse,
} from "@tilashar/contracts";
import Type from "typebox";
import type { BadgeCase } from "#api/features/achievements/index.ts";
import type { LessonCatalogue } from "#api/features/lessons/index.ts";
import { clientAddress } from "#api/limits/client-address.ts";
import type { Guard } from "#api/plugins/authentication.ts";
import { requestLanguage } from "#api/plugins/request-language.ts";
import type { FinishedTest, ProficiencyTestService } from "./proficiency-test.service.ts";
import type { QuestionBank } from "./question-bank.ts";

const tags = ["Proficiency test"];
const security = [{}, { bearer: [] }];

const levelNames = { A: "Beginner", B: "Intermediate", C: "Advanced" } as const;

interface ProficiencyTestRoutesParts {
  service: ProficiencyTestService;
  bank: QuestionBank;
  lessons: LessonCatalogue;
  guard: Guard;
  showEarned: BadgeCase["showEarned"];
}

/** The calls of the proficiency test. Guests take it too. */
export function proficiencyTestRoutes(
  parts: ProficiencyTestRoutesParts,
): FastifyPluginAsyncTypebox {
  const { service, guard } = parts;
  return async (app) => {
    app.get(
      "/test/questions/",
      {
        onRequest: guard.optional,
        schema: {
          tags,
          summary: "The 25 questions of a sitting",
          description:
            "Drawn at random: 8 A, 9 B and 8 C; 15 of vocabulary and grammar, 10 of reading; none of a learner's last two sittings. The same `form` draws the same and shows options in the same order. With `mode=precise` the next stage of 9, 8 and 8, by the answers `so_far`.",
          security,
          querystring: TestQuestionsQuery,
          response: { 200: Type.Array(TestQuestion), "4xx": ErrorResponse },
        },
      },
      (request, reply) => {
        reply.header("cache-control", "no-store");
        const accountId = guard.viewerOrNull(request)?.accountId ?? null;
        return service.questions(accountId, request.query, requestLanguage(request));
      },
    );

    app.post(
      "/test/results/",
      {
        onRequest: guard.optional,
        schema: {
          tags,
          summary: "Grade a sitting",
          description:
            "Answers are graded here. The letter is by right answers in per cent (up to 40 A, up to 75 B, above C), in a precise sitting by the domain score. A learner's level is kept; the same `attempt` sent again changes nothing and gets the same answer.",
          security,
          body: TestResultsRequest,
          response: { 200: TestResultsResponse, "4xx": ErrorResponse },
        },
      },
      async (request) => {
        const viewer = guard.viewerOrNull(request);
        const who =
          viewer === null
            ? { address: clientAddress(request.ip) }
            : { accountId: viewer.accountId };
        return toResponse(await service.finish(who, request.body), requestLanguage(request), parts);
      },
    );
  };
}

function toResponse(
  { grade, form, lessons, saved, earned }: FinishedTest,
  language: Language,
  { bank, lessons: catalogue, showEarned }: ProficiencyTestRoutesParts,
): TestResultsResponse {
  const { mode, score, percentage, level, estimate, skills, answers } = grade;
  const [low, high] = estimate.range;
  return {
    mode,
    score,
    total: answers.length,
    percentage,
    level: { name: levelNames[level], level },
    estimate: {
      level: estimate.level,
      probabilities: estimate.probabilities,
      domain: estimate.domain,
      low,
      high,
    },
    skills,
    wrong: answers
      .filter(({ right }) => !right)
      .map(({ item, given }) => ({ ...bank.show(item, form, language), given })),
    lessons: lessons.flatMap((id) => catalogue.summaryOf(id) ?? []),
    saved,
    achievements: showEarned(earned, language),
  };
}
