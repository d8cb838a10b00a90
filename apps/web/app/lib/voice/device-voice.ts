/** The Kazakh voice of the learner's own device, when it has one. Voices may come late: ask again. */
export function deviceVoice(): SpeechSynthesisVoice | null {
  if (typeof speechSynthesis === "undefined") return null;
  return speechSynthesis.getVoices().find(({ lang }) => /^kk\b/i.test(lang)) ?? null;
}

/** Says a text with the device's voice; resolves when it has been said, rejects when it could not be. */
export function sayWithDevice(
  text: string,
  voice: SpeechSynthesisVoice,
  rate: number,
): Promise<void> {
  speechSynthesis.cancel();
  return new Promise((resolve, reject) => {
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.voice = voice;
    utterance.lang = voice.lang;
    utterance.rate = rate;
    utterance.onend = () => resolve();
    utterance.onerror = ({ error }) =>
      error === "canceled" || error === "interrupted" ? resolve() : reject(new Error(error));
    speechSynthesis.speak(utterance);
  });
}
