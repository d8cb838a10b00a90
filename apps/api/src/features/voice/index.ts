export { makeOutsideVoice } from "./outside-voice.ts";
export { recordingKey } from "./recording-key.ts";
export { voiceRoutes } from "./voice.routes.ts";
export { makeVoiceService } from "./voice.service.ts";
export {
  approveVoiceRecording,
  deleteVoiceRecording,
  deleteVoiceRecordingsOf,
  insertVoiceRecording,
  type NewVoiceRecording,
  type RecordingLicence,
  type VoiceKind,
} from "./voice-recordings.repository.ts";
