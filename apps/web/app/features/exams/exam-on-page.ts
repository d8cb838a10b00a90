import type { ExamDetail } from "@tilashar/contracts";

/** An examination as its page is drawn by the server. */
export type ExamOnPage = Omit<ExamDetail, "points" | "tasks">;
