import { examsEndpoints } from "@tilashar/contracts";
import type { Course } from "@tilashar/course";
import type { MockAnswers } from "@tilashar/learning/exams";
import type { FastifyPluginAsync } from "fastify";
import { finishedWork, type ShowEarned } from "#api/features/progress/index.ts";
import { say } from "#api/messages/messages.ts";
import type { Guard } from "#api/plugins/authentication.ts";
import { preparedCatalogue } from "#api/plugins/prepared-catalogue.ts";
import { register } from "#api/plugins/register.ts";
import { requestLanguage } from "#api/plugins/request-language.ts";
import type { ExamCatalogue } from "./exam-catalogue.ts";
import type { ExamsService } from "./exams.service.ts";
import { toExamDetail, toExamSummary, toMock, toOwn, toResult } from "./exams.wire.ts";

interface ExamsRoutesParts {
  catalogue: ExamCatalogue;
  course: Course;
  service: ExamsService;
  showEarned: ShowEarned;
  guard: Guard;
  publicUrl: string;
}

/** The calls of examinations. */
export function examsRoutes(parts: ExamsRoutesParts): FastifyPluginAsync {
  const { catalogue, course, service, showEarned, guard, publicUrl } = parts;
  const exams = preparedCatalogue({
    publicUrl,
    list: {
      json: () => JSON.stringify(catalogue.exams.map((exam) => toExamSummary(exam, catalogue))),
    },
    item: {
      jsonOf(slug: string) {
        const exam = catalogue.exams.find((one) => one.slug === slug);
        return exam && JSON.stringify(toExamDetail(exam, catalogue, course));
      },
    },
  });
  const mocks = preparedCatalogue({
    publicUrl,
    list: { json: () => "[]" },
    item: {
      jsonOf(id: string) {
        const [exam = "", mock = ""] = id.split("/");
        const found = catalogue.mockOf(exam, mock);
        return found && JSON.stringify(toMock(found));
      },
    },
  });

  return async (app) => {
    register(app, examsEndpoints.list, (request, reply) => exams.sendList(request, reply));
    register(app, examsEndpoints.exam, (request, reply) =>
      exams.sendItem(request, reply, request.params.slug),
    );
    register(app, examsEndpoints.mock, (request, reply) =>
      mocks.sendItem(request, reply, `${request.params.slug}/${request.params.mock}`),
    );

    register(app, examsEndpoints.own, async (request) =>
      toOwn(await service.own(guard.viewer(request).accountId)),
    );
    register(app, examsEndpoints.setGoal, (request) =>
      service.setGoal(guard.viewer(request).accountId, request.body),
    );
    register(app, examsEndpoints.deleteGoal, async (request) => {
      await service.deleteGoal(guard.viewer(request).accountId);
      return { message: say(requestLanguage(request), "exam_goal_removed") };
    });
    register(app, examsEndpoints.finish, async (request) => {
      const { exam, mock, answers } = request.body;
      const { result, earned } = await service.finish(
        guard.viewer(request).accountId,
        { exam, mock, answers: answersOf(answers) },
        finishedWork(request.body),
      );
      return {
        result: toResult(result),
        achievements: showEarned(earned, requestLanguage(request)),
      };
    });
  };
}

/** Of an item that is named twice the last counts, as on a sheet of paper that was corrected. */
const answersOf = (
  answers: readonly { readonly item: number; readonly option: MockAnswers[number] }[],
): MockAnswers => Object.fromEntries(answers.map(({ item, option }) => [item, option]));
