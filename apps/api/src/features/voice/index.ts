export { engineFolder } from "./neural/engine-folder.ts";
export { readInstalledVoice } from "./neural/installed-voice.ts";
export { makeOutsideVoice } from "./outside-voice.ts";
export { voiceRoutes } from "./voice.routes.ts";
export { makeVoiceService } from "./voice.service.ts";
