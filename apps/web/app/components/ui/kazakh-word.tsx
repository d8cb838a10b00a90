import { Children, type ReactNode } from "react";
import { useKazakhScript } from "#app/components/kazakh/script/kazakh-script.ts";
import { classNames } from "./class-names.ts";
import { harmonyRuns } from "./vowel-harmony.ts";

/**
 * Any Kazakh text in a page of another language: marked, so that it is pronounced and hyphenated right,
 * and in the script the learner reads. Text of `children` is converted; elements in it stay as they are.
 */
export function Kazakh({
  children,
  className,
  as: Element = "span",
}: {
  children: ReactNode;
  className?: string | undefined;
  as?: "span" | "p" | "div" | "h1" | "h2" | "h3";
}) {
  const { show, attributes } = useKazakhScript();
  return (
    <Element {...attributes} className={className}>
      {Children.map(children, (child) => (typeof child === "string" ? show(child) : child))}
    </Element>
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
  const { show, attributes } = useKazakhScript();
  const shown = show(word);
  return (
    <span
      {...attributes}
      className={classNames("leading-tight font-extrabold", sizes[size], className)}
    >
      {harmony
        ? harmonyRuns(shown).map(({ text, side }, index) =>
            side === null ? (
              text
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: the letters of a word never change places
              <span key={index} className={sideClass[side]}>
                {text}
              </span>
            ),
          )
        : shown}
    </span>
  );
}

/** A form with its parts shown: the stem plain, each suffix underlined in its turn. */
export function KazakhForm({ segments }: { segments: readonly string[] }) {
  const { show, attributes } = useKazakhScript();
  // The Arabic script marks a whole word at its start: it cannot be written part by part.
  const parts = attributes.dir === "rtl" ? [show(segments.join(""))] : segments.map(show);
  return (
    <span {...attributes} className="font-bold whitespace-nowrap">
      {parts.map((segment, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a form never change places
        <span key={index} className={index === 0 ? undefined : suffixClass(index)}>
          {segment}
        </span>
      ))}
    </span>
  );
}

/** A form whose ending stands out: the stem quiet, the ending strong with its vowels in the colours of harmony. */
export function HarmonyForm({ segments }: { segments: readonly string[] }) {
  const { show, attributes } = useKazakhScript();
  const [stem = "", ...ends] = segments;
  // The Arabic script writes a word whole.
  if (attributes.dir === "rtl" || ends.length === 0)
    return (
      <span {...attributes} className="whitespace-nowrap font-semibold">
        {show(segments.join(""))}
      </span>
    );
  return (
    <span {...attributes} className="whitespace-nowrap">
      {show(stem)}
      <strong className="font-extrabold">
        {harmonyRuns(show(ends.join(""))).map(({ text, side }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the letters of a form never change places
          <span key={index} className={side === null ? undefined : sideClass[side]}>
            {text}
          </span>
        ))}
      </strong>
    </span>
  );
}

function suffixClass(index: number) {
  const colours = ["decoration-sky", "decoration-vowel-back", "decoration-steppe"];
  return `underline decoration-3 underline-offset-4 ms-px ${colours[(index - 1) % colours.length]}`;
}
