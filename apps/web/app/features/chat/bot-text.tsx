import { Fragment } from "react";
import { GlossedText } from "#app/components/kazakh/gloss/glossed-text.tsx";
import { SayButton } from "#app/components/kazakh/say-button.tsx";
import { Kazakh } from "#app/components/ui/kazakh-word.tsx";
import { kazakhRuns, type Run, type Surroundings } from "./text/kazakh-runs.ts";
import { messageBlocks } from "./text/message-blocks.ts";

/** So many loudspeakers stand in one message; every other word is heard from its gloss. */
const maxSounds = 3;

/**
 * The tutor's text: its Kazakh words answer a tap, and the first phrases can be heard. Nothing in it
 * becomes markup but line breaks, lists and bold.
 */
export function BotText({
  text,
  sounds = true,
  ...surroundings
}: Surroundings & { text: string; sounds?: boolean }) {
  const blocks = messageBlocks(text).map(({ kind, lines }) => ({
    kind,
    lines: lines.map((line) =>
      line.map((stretch) => ({
        bold: stretch.bold,
        runs: kazakhRuns(stretch.text, surroundings),
      })),
    ),
  }));
  const runs = blocks.flatMap(({ lines }) => lines.flat().flatMap((stretch) => stretch.runs));
  const spoken = sounds ? spokenRuns(runs) : new Set<Run>();
  return (
    <div className="flex flex-col gap-3 leading-relaxed break-words">
      {blocks.map(({ kind, lines }, at) => {
        const { List, Item, style } = shapes[kind];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of a finished text never change places
          <List key={at} className={style}>
            {lines.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: parts of a finished text never change places
              <Item key={index}>
                <Line line={line} spoken={spoken} />
              </Item>
            ))}
          </List>
        );
      })}
    </div>
  );
}

const shapes = {
  paragraph: { List: "p", Item: "span", style: "flex flex-col gap-0.5" },
  bullets: { List: "ul", Item: "li", style: "flex list-disc flex-col gap-1 ps-5" },
  numbers: { List: "ol", Item: "li", style: "flex list-decimal flex-col gap-1 ps-5" },
} as const;

function Line({
  line,
  spoken,
}: {
  line: readonly { bold: boolean; runs: readonly Run[] }[];
  spoken: ReadonlySet<Run>;
}) {
  return line.map(({ bold, runs }, at) => {
    const Stretch = bold ? "strong" : Fragment;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a finished text never change places
      <Stretch key={at}>
        {runs.map((run, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of a finished text never change places
          <Fragment key={index}>
            <RunText run={run} />
            {spoken.has(run) && <SayButton text={run.text} className="-my-2" />}
          </Fragment>
        ))}
      </Stretch>
    );
  });
}

function RunText({ run: { kind, text } }: { run: Run }) {
  switch (kind) {
    case "plain":
      return text;
    case "suffix":
      return <Kazakh>{text}</Kazakh>;
    case "unchecked":
      return (
        <Kazakh className="underline decoration-pomegranate decoration-dotted decoration-2 underline-offset-4">
          {text}
        </Kazakh>
      );
    case "kazakh":
      return <GlossedText text={text} className="font-semibold" />;
  }
}

/** The first phrase, and then those of more than one word. */
function spokenRuns(runs: readonly Run[]): Set<Run> {
  const heard = new Set<string>();
  const kazakh = runs.filter(({ kind, text }) => {
    if (kind !== "kazakh" || heard.has(text.toLowerCase())) return false;
    heard.add(text.toLowerCase());
    return true;
  });
  const [first] = kazakh;
  const phrases = kazakh.filter((run) => run !== first && run.text.includes(" "));
  return new Set([...(first ? [first] : []), ...phrases].slice(0, maxSounds));
}
