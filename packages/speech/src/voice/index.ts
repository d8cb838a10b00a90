export { hasSpeech } from "./clauses.ts";
export { type Encode, type SoundFormat, startEncoder } from "./encode.ts";
export {
  type Speaker,
  type Speech,
  type SpeechRate,
  type SpeechRequest,
  startSpeaker,
  type TimedPhone,
  type TimedWord,
  voiceVersion,
} from "./speaker.ts";
export { type SpeakerName, type SpeakerVoice, speakerNames, speakers } from "./speakers.ts";
