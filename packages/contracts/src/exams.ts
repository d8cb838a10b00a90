import Type from "typebox";
import { MessageResponse } from "./auth.ts";
import { endpoint } from "./endpoint.ts";
import { ExamSlug, MockName } from "./exam-fields.ts";
import { ExamDetail, ExamSummary } from "./exam-formats.ts";
import { ExamMock } from "./exam-mocks.ts";
import { ExamGoal, ExamResultRequest, ExamResultResponse, OwnExams } from "./exam-results.ts";

export const examsEndpoints = {
  list: endpoint({
    method: "GET",
    path: "/exams/",
    tag: "Examinations",
    summary: "The examinations that are prepared for",
    description:
      "Their rules as they were last seen, and the mocks there are. None is an official test.",
    access: "public",
    response: Type.Array(ExamSummary),
  }),
  exam: endpoint({
    method: "GET",
    path: "/exams/{slug}/",
    tag: "Examinations",
    summary: "One examination: its rules with their sources, tasks for writing and speaking",
    access: "public",
    params: Type.Object({ slug: ExamSlug }),
    response: ExamDetail,
  }),
  mock: endpoint({
    method: "GET",
    path: "/exams/{slug}/mocks/{mock}/",
    tag: "Examinations",
    summary: "A whole mock with its key",
    description:
      "The same for everyone: it is taken and marked in the browser, without the network.",
    access: "public",
    params: Type.Object({ slug: ExamSlug, mock: MockName }),
    response: ExamMock,
  }),
  own: endpoint({
    method: "GET",
    path: "/profile/exams/",
    tag: "Examinations",
    summary: "What the learner prepares for, and the mocks taken",
    access: "required",
    response: OwnExams,
  }),
  setGoal: endpoint({
    method: "PUT",
    path: "/profile/exam-goal/",
    tag: "Examinations",
    summary: "Choose an examination and its day",
    access: "required",
    body: ExamGoal,
    response: ExamGoal,
  }),
  deleteGoal: endpoint({
    method: "DELETE",
    path: "/profile/exam-goal/",
    tag: "Examinations",
    summary: "Prepare for no examination any more",
    access: "required",
    response: MessageResponse,
  }),
  finish: endpoint({
    method: "POST",
    path: "/profile/exam-results/",
    tag: "Examinations",
    summary: "Send a finished mock",
    description:
      "The answers are marked here. It pays no points, but makes an active day; the same `attempt` sent again changes nothing and gets the same answer.",
    access: "required",
    body: ExamResultRequest,
    response: ExamResultResponse,
  }),
};
