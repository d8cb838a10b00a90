export { makeOutsideVoice } from "./outside-voice.ts";
export { voiceRoutes } from "./voice.routes.ts";
export { makeVoiceService } from "./voice.service.ts";
