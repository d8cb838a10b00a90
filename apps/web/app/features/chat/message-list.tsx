import type { ChatCorrection } from "@tilashar/contracts";
import type { ReactNode } from "react";
import { GlossArea } from "#app/components/kazakh/gloss/gloss-area.tsx";
import { ReportFlag } from "#app/components/report/report-flag.tsx";
import { classNames } from "#app/components/ui/class-names.ts";
import { Horn } from "#app/components/ui/horn.tsx";
import { useLanguage } from "#app/lib/language/browser-language.ts";
import { languageTag } from "#app/lib/language/language.ts";
import { m } from "#app/paraglide/messages.js";
import { BotExtras } from "./bot-extras.tsx";
import { BotText } from "./bot-text.tsx";
import type { BotMessage } from "./conversation/message.ts";
import type { Talk } from "./conversation/use-conversation.ts";

/** The conversation so far, and the reply that is being written. All its Kazakh words are one stop of the Tab key. */
export function MessageList({ talk }: { talk: Talk }) {
  const { messages, loading, writing, newFrom } = talk;
  return (
    <GlossArea>
      <ol aria-label={m.tutor_conversation()} className="flex flex-col gap-4">
        {messages.map((message) => (
          <li
            key={message.id}
            data-message={message.sender}
            className={classNames("scroll-mt-20", message.id >= newFrom && "animate-rise")}
          >
            {message.sender === "user" ? (
              <UserBubble text={message.text} />
            ) : (
              <BotBubble>
                <Said message={message} />
              </BotBubble>
            )}
          </li>
        ))}
        {loading && (
          <li data-message="bot" aria-busy="true" className="scroll-mt-20">
            <BotBubble>{writing === "" ? <Typing /> : <Written text={writing} />}</BotBubble>
          </li>
        )}
      </ol>
    </GlossArea>
  );
}

function UserBubble({ text }: { text: string }) {
  return (
    <div className="ms-auto w-fit max-w-[min(36rem,85%)] rounded-card rounded-ee-none bg-sky px-4 py-2.5 break-words whitespace-pre-wrap text-on-sky">
      <span className="sr-only">{m.tutor_you()}: </span>
      {text}
    </div>
  );
}

function BotBubble({ children }: { children: ReactNode }) {
  return (
    <div className="flex items-start gap-2">
      <span className="mt-1 hidden size-9 shrink-0 items-center justify-center rounded-full bg-sun-wash sm:flex">
        <Horn shape="pair" className="size-5 text-sky" />
      </span>
      <div className="flex w-fit max-w-[min(44rem,100%)] min-w-0 flex-col gap-3 rounded-card rounded-es-none bg-felt-raised px-4 py-3 shadow-lift sm:max-w-[min(44rem,92%)]">
        <span className="sr-only">{m.tutor_bot()}: </span>
        {children}
      </div>
    </div>
  );
}

function Said({ message: { text, reply } }: { message: BotMessage }) {
  if (reply === undefined) return <p>{text}</p>;
  return (
    <>
      <div lang={languageTag(reply.language)}>
        <BotText {...reply} text={withoutCorrections(text, reply.corrections)} />
      </div>
      <BotExtras reply={reply} />
      <ReportFlag
        kind="reply"
        subject={text.slice(0, 300)}
        quote={text.slice(0, 1000)}
        className="-my-2 self-end"
      />
    </>
  );
}

/** The text without the lines that only say what is shown as corrections below it. */
function withoutCorrections(text: string, corrections: readonly ChatCorrection[]): string {
  const isShown = (line: string) =>
    corrections.some(({ from, to }) => line.trim().startsWith(`${from} → ${to}`));
  return text
    .split("\n")
    .filter((line) => !isShown(line))
    .join("\n");
}

/** The text so far; it is checked and can be heard when it is finished. */
function Written({ text }: { text: string }) {
  const language = useLanguage();
  return <BotText text={text} language={language} kazakh={[]} unchecked={[]} sounds={false} />;
}

function Typing() {
  return (
    <p className="flex h-6 items-center gap-1.5">
      <span className="sr-only">{m.tutor_typing()}</span>
      {["", "[animation-delay:200ms]", "[animation-delay:400ms]"].map((delay) => (
        <span
          key={delay}
          aria-hidden="true"
          className={`size-2.5 animate-breathe rounded-full bg-sky ${delay}`}
        />
      ))}
    </p>
  );
}
