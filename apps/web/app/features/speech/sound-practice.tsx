import type { PronunciationFeedback } from "@tilashar/contracts";
import { pairOf } from "@tilashar/learning/sounds";
import { SayButton } from "#app/components/kazakh/say-button.tsx";
import { KazakhWord } from "#app/components/ui/kazakh-word.tsx";
import { useLanguage } from "#app/lib/language/browser-language.ts";
import { m } from "#app/paraglide/messages.js";
import { Mouth } from "./mouth.tsx";

/** The one sound to work on: how it is made, the mouth, and two words that differ by it. */
export function SoundPractice({
  practise,
}: {
  practise: NonNullable<PronunciationFeedback["practise"]>;
}) {
  const language = useLanguage();
  const pair = pairOf(practise.phone);
  return (
    <section className="flex flex-col gap-3 rounded-tile bg-felt-raised p-4">
      <h3 className="text-lg">{m.speech_practise({ letter: practise.letter })}</h3>
      <div className="flex flex-wrap items-start gap-4">
        <p className="min-w-48 flex-1">{practise.tip}</p>
        {pair !== null && (
          <div className="grid w-full max-w-sm grid-cols-2 gap-3">
            {pair.phones.map((phone, at) => (
              <figure key={phone} className="flex flex-col items-center gap-1">
                <Mouth phone={phone} letter={pair.letters[at] ?? ""} />
                <figcaption lang="kk" className="text-xl font-extrabold">
                  {pair.letters[at]}
                </figcaption>
              </figure>
            ))}
          </div>
        )}
      </div>
      {pair !== null && (
        <div>
          <p className="pb-3 font-semibold">
            {m.speech_sound_kept({ one: pair.letters[0], other: pair.letters[1] })}
          </p>
          <h4 className="text-sm font-semibold text-ink-soft">{m.speech_pair()}</h4>
          <ul className="grid gap-x-4 sm:grid-cols-2">
            {pair.words[0].map((word) => (
              <li key={word.kz} className="flex items-center gap-2">
                <SayButton text={word.kz} />
                <span>
                  <KazakhWord word={word.kz} harmony />{" "}
                  {language !== "kz" && (
                    <span className="text-sm text-ink-soft">{word[language]}</span>
                  )}
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
