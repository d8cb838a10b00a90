export {
  countByText,
  countLent,
  deleteLent,
  findLent,
  findLentByAttempt,
  findLentSound,
  hasSound,
  type LentRecording,
  type LentState,
  listApprovedRecordings,
  listLent,
  listWaiting,
  refuseRecording,
} from "./lent-recordings.repository.ts";
export { engineFolder } from "./neural/engine-folder.ts";
export { readInstalledVoice } from "./neural/installed-voice.ts";
export { openSoundThread, type SoundThread } from "./open-sound-thread.ts";
export { makeOutsideVoice } from "./outside-voice.ts";
export { recordingKey } from "./recording-key.ts";
export { voiceRoutes } from "./voice.routes.ts";
export { makeVoiceService } from "./voice.service.ts";
export {
  approveVoiceRecording,
  findRecordedSound,
  insertVoiceRecording,
  type RecordingLicence,
  type VoiceKind,
} from "./voice-recordings.repository.ts";
