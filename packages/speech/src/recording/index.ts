export {
  canBeRead,
  hearReadAloud,
  hearReadAloudSound,
  type ReadAloud,
  type RecordingFlaw,
} from "./read-aloud.ts";
