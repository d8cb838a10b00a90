import type { MockPassage } from "@tilashar/learning/exams";
import { Kazakh } from "#app/components/ui/kazakh-word.tsx";

/** A passage that is read: its title, its paragraphs, or who says what. */
export function PassageText({ passage }: { passage: MockPassage }) {
  const { title, text, lines } = passage;
  return (
    <div className="kazakh-text flex flex-col gap-3">
      {title !== null && (
        <Kazakh as="p" className="font-bold">
          {title}
        </Kazakh>
      )}
      {(text ?? "")
        .split(/\n\s*\n/)
        .filter((paragraph) => paragraph.trim() !== "")
        .map((paragraph) => (
          <Kazakh key={paragraph} as="p" className="whitespace-pre-line">
            {paragraph}
          </Kazakh>
        ))}
      {lines.map(({ who, kz }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a passage never change places
        <Kazakh key={index} as="p">
          {lines.length > 1 ? `${/^(wo)?man2?$/.test(who) ? "—" : `${who}:`} ${kz}` : kz}
        </Kazakh>
      ))}
    </div>
  );
}
