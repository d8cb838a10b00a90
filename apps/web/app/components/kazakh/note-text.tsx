import type { NoteParagraph, NoteSpan } from "@tilashar/contracts";
import { Kazakh, KazakhForm } from "#app/components/ui/kazakh-word.tsx";
import { KazakhInText } from "./kazakh-in-text.tsx";
import { blocksOf } from "./note-blocks.ts";

/** The paragraphs and lists of an explanation; its Kazakh forms show their parts. */
export function NoteText({ paragraphs }: { paragraphs: readonly NoteParagraph[] }) {
  return blocksOf(paragraphs).map((block, index) =>
    block.kind === "list" ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a note's paragraphs never change places
      <ul key={index} className="flex list-disc flex-col gap-1.5 ps-5 marker:text-sky">
        {block.items.map((item, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: nor do its items
          <li key={at}>
            <NoteSpans spans={item.spans} />
          </li>
        ))}
      </ul>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <p key={index}>
        <NoteSpans spans={block.spans} />
      </p>
    ),
  );
}

/** A run of an explanation: text, strong text, and Kazakh in the script the learner reads. */
export function NoteSpans({ spans }: { spans: readonly NoteSpan[] }) {
  return spans.map((span, index) => {
    const key = `${index}:${span.text}`;
    if (span.kind === "strong")
      return (
        <strong key={key}>
          <KazakhInText>{span.text}</KazakhInText>
        </strong>
      );
    if (span.kind === "text")
      return (
        <span key={key}>
          <KazakhInText>{span.text}</KazakhInText>
        </span>
      );
    return span.segments === undefined || span.segments.length < 2 ? (
      <Kazakh key={key} className="font-bold">
        {span.text}
      </Kazakh>
    ) : (
      <KazakhForm key={key} segments={span.segments} />
    );
  });
}
