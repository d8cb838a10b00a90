export { canBeRead, hearReadAloud, type ReadAloud, type RecordingFlaw } from "./read-aloud.ts";
