export { makeKnownWords } from "./known-words.ts";
export { toQuestions, toReadingDetail, toReadingSummary } from "./reading.wire.ts";
export { makeReadingCatalogue, type ReadingCatalogue } from "./reading-catalogue.ts";
export { readingsRoutes } from "./readings.routes.ts";
export { makeReadingsService } from "./readings.service.ts";
