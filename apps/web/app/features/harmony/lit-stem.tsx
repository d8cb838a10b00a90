import type { HarmonyTask } from "@tilashar/learning/harmony";
import { useKazakhScript } from "#app/components/kazakh/script/kazakh-script.ts";
import { classNames } from "#app/components/ui/class-names.ts";
import { harmonyRuns } from "#app/components/ui/vowel-harmony.ts";

const sideClass = { back: "text-vowel-back", front: "text-vowel-front" };

/**
 * The stem in the middle of the task. Once it is answered, what decided lights up: the last vowel in the
 * colour of its side, the last sound underlined.
 */
export function LitStem({ task, lit }: { task: HarmonyTask; lit: boolean }) {
  const { show, attributes } = useKazakhScript();
  const { kz } = task.stem;
  const { vowel, sound } = task.decides;
  const className = "text-5xl leading-tight font-extrabold sm:text-6xl";
  // Only Cyrillic letters stand one for one where the engine counted them.
  if (!lit || attributes.lang !== "kk") {
    return (
      <span {...attributes} className={className}>
        {show(kz)}
      </span>
    );
  }
  return (
    <span {...attributes} className={className}>
      {[...kz].map((letter, index) => {
        // A word whose side has to be known decides as a whole.
        const isLit = vowel === null || index === vowel;
        const side = isLit ? (harmonyRuns(letter)[0]?.side ?? null) : null;
        return (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: the letters of a word never change places
            key={index}
            data-decides={index === sound ? "sound" : index === vowel ? "vowel" : undefined}
            className={classNames(
              "transition-colors duration-200",
              side !== null && sideClass[side],
              index === sound && "underline decoration-sun decoration-6 underline-offset-8",
              !isLit && index !== sound && "text-ink-soft",
            )}
          >
            {letter}
          </span>
        );
      })}
    </span>
  );
}
