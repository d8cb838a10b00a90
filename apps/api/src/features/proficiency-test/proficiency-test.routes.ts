import {
  type Language,
  proficiencyTestEndpoints,
  type TestResultsResponse,
} from "@tilashar/contracts";
import type { FastifyPluginAsync } from "fastify";
import type { AchievementPresenter } from "#api/features/achievements/index.ts";
import { type LessonCatalogue, toLessonSummary } from "#api/features/lessons/index.ts";
import { finishedWork } from "#api/features/progress/index.ts";
import { clientAddress } from "#api/limits/client-address.ts";
import type { SendBytes } from "#api/plugins/answer-bytes.ts";
import type { Guard } from "#api/plugins/authentication.ts";
import { register } from "#api/plugins/register.ts";
import { requestLanguage } from "#api/plugins/request-language.ts";
import type { FinishedTest, ProficiencyTestService } from "./proficiency-test.service.ts";
import { toQuestion } from "./question.wire.ts";
import type { QuestionBank } from "./question-bank.ts";
import { questionWriter } from "./question-bytes.wire.ts";
import { PLAIN_FORM } from "./sitting.model.ts";

const listed = (text: string | undefined): string[] => (text ?? "").split(",").filter(Boolean);

const levelNames = { A: "Beginner", B: "Intermediate", C: "Advanced" } as const;

interface ProficiencyTestRoutesParts {
  service: ProficiencyTestService;
  bank: QuestionBank;
  lessons: LessonCatalogue;
  guard: Guard;
  send: SendBytes;
  showEarned: AchievementPresenter["showEarned"];
}

/** The calls of the proficiency test. Guests take it too. */
export function proficiencyTestRoutes(parts: ProficiencyTestRoutesParts): FastifyPluginAsync {
  const { service, bank, guard, send } = parts;
  const write = questionWriter(bank);
  return async (app) => {
    register(app, proficiencyTestEndpoints.questions, async (request, reply) => {
      const accountId = guard.viewerOrNull(request)?.accountId ?? null;
      const { form, mode, avoid, so_far } = request.query;
      const asked = {
        form,
        mode: mode ?? "standard",
        avoid: listed(avoid).map(Number),
        soFar: listed(so_far),
      };
      const drawn = await service.questions(accountId, asked);
      const parts = write(drawn.items, drawn.form, requestLanguage(request));
      send(request, reply, { parts, compressed: {} });
    });

    register(app, proficiencyTestEndpoints.results, async (request) => {
      const viewer = guard.viewerOrNull(request);
      const who =
        viewer === null ? { address: clientAddress(request.ip) } : { accountId: viewer.accountId };
      const { mode, form, answers } = request.body;
      const sitting = { mode: mode ?? "standard", form: form ?? PLAIN_FORM, answers };
      const finished = await service.finish(who, sitting, finishedWork(request.body));
      return toResponse(finished, requestLanguage(request), parts);
    });
  };
}

function toResponse(
  { grade, form, lessons, opens, saved, earned }: FinishedTest,
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
      .map(({ item, given }) => ({ ...toQuestion(bank, item, form, language), given })),
    lessons: lessons.flatMap((id) => catalogue.lessonOf(id) ?? []).map(toLessonSummary),
    opens: opens && {
      unit: opens.unit,
      number: opens.number,
      title: { ...opens.titles },
      because: opens.because,
      point: opens.point && { id: opens.point.id, title: { ...opens.point.titles } },
    },
    saved,
    achievements: showEarned(earned, language),
  };
}
