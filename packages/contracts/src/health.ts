import Type from "typebox";
import { endpoint } from "./endpoint.ts";
import { ErrorResponse } from "./errors.ts";

const Status = Type.Object({ status: Type.Literal("ok") });

export const healthEndpoints = {
  live: endpoint({
    method: "GET",
    path: "/health/live",
    tag: "Health",
    summary: "Is the process alive?",
    access: "public",
    response: Status,
  }),
  ready: endpoint({
    method: "GET",
    path: "/health/ready",
    tag: "Health",
    summary: "Should it be sent requests?",
    description: "503 while the database does not answer, or while the process is stopping.",
    access: "public",
    response: Status,
    otherAnswers: { 503: ErrorResponse },
  }),
};
