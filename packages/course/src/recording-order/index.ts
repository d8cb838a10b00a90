export { recordableTexts } from "./recordable-texts.ts";
export { type RecordableText, recordingOrder } from "./recording-order.ts";
