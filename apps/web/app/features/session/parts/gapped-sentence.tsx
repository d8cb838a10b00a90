import type { SentenceToken } from "@tilashar/learning/session";
import type { ReactNode } from "react";
import { useKazakhScript } from "#app/components/kazakh/script/kazakh-script.ts";

/** A Kazakh sentence with something else in the place of one of its words. */
export function GappedSentence({
  tokens,
  gap,
  children,
}: {
  tokens: readonly SentenceToken[];
  gap: number;
  /** What stands in the gap. */
  children: ReactNode;
}) {
  const { show, attributes } = useKazakhScript();
  return (
    <p {...attributes} className="text-2xl leading-relaxed font-extrabold">
      {tokens.map(({ text, before, after }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the words of a sentence never change places
        <span key={at}>
          {before}
          {at === gap ? children : show(text)}
          {after}{" "}
        </span>
      ))}
    </p>
  );
}
