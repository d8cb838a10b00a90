import { voiceSetting } from "./voice-setting.ts";

/** True where a page may say something by itself: the learner has touched it, and is not in quiet mode. */
export const maySpeak = (): boolean =>
  !voiceSetting().quiet && (navigator.userActivation?.hasBeenActive ?? false);
