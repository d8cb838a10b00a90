export { hasSpeech } from "./clauses.ts";
export { type DecodedSound, startDecoder } from "./decode.ts";
export { type Encode, mp3Delay, type SoundFormat, startEncoder } from "./encode.ts";
export { kazakhEspeakData } from "./espeak.ts";
export { normaliseLoudness } from "./loudness.ts";
export {
  type Prosody,
  type Speaker,
  type Speech,
  type SpeechRate,
  type SpeechRequest,
  slowness,
  startSpeaker,
  type TimedPhone,
  type TimedWord,
  voiceVersion,
} from "./speaker.ts";
export { type SpeakerName, type SpeakerVoice, speakerNames, speakers } from "./speakers.ts";
export { stretched } from "./stretch.ts";
