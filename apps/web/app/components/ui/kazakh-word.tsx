import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { harmonyRuns } from "./vowel-harmony.ts";

/** Any Kazakh text in a page of another language: marked, so that it is pronounced and hyphenated right. */
export function Kazakh({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <span lang="kk" className={className}>
      {children}
    </span>
  );
}

const sizes = {
  row: "text-xl",
  head: "text-4xl",
  hero: "text-5xl sm:text-6xl",
};

const sideClass = { back: "text-vowel-back", front: "text-vowel-front" };

/**
 * A Kazakh word as the hero of its place. With `harmony` its vowels carry their colours: warm for back,
 * cool for front.
 */
export function KazakhWord({
  word,
  size = "row",
  harmony = false,
  className,
}: {
  word: string;
  size?: keyof typeof sizes;
  harmony?: boolean;
  className?: string;
}) {
  return (
    <span lang="kk" className={classNames("leading-tight font-extrabold", sizes[size], className)}>
      {harmony
        ? harmonyRuns(word).map(({ text, side }, index) =>
            side === null ? (
              text
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: the letters of a word never change places
              <span key={index} className={sideClass[side]}>
                {text}
              </span>
            ),
          )
        : word}
    </span>
  );
}

/** A form with its parts shown: the stem plain, each suffix underlined in its turn. */
export function KazakhForm({ segments }: { segments: readonly string[] }) {
  return (
    <span lang="kk" className="font-bold whitespace-nowrap">
      {segments.map((segment, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a form never change places
        <span key={index} className={index === 0 ? undefined : suffixClass(index)}>
          {segment}
        </span>
      ))}
    </span>
  );
}

function suffixClass(index: number) {
  const colours = ["decoration-sky", "decoration-vowel-back", "decoration-steppe"];
  return `underline decoration-3 underline-offset-4 ms-px ${colours[(index - 1) % colours.length]}`;
}
