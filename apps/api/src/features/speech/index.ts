export { makeOutsideRecogniser } from "./outside-recogniser.ts";
export { makePracticeWords } from "./practice-words.ts";
export { makeReceipts } from "./receipts.ts";
export { speechRoutes } from "./speech.routes.ts";
export { makeSpeechService } from "./speech.service.ts";
export { deleteOldRecordings } from "./speech-recordings.repository.ts";
