import { useRef, useState } from "react";
import { Barys } from "#app/components/barys/barys.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Dialog } from "#app/components/ui/dialog.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { Notice } from "#app/components/ui/notice.tsx";
import { languageTag } from "#app/lib/language/language.ts";
import { useOnline } from "#app/lib/offline/connection.ts";
import { m } from "#app/paraglide/messages.js";
import { ChatHelp } from "./chat-help.tsx";
import { Composer } from "./composer.tsx";
import { tutorPreparer } from "./conversation/prepare-tutor.ts";
import { type Talk, useConversation } from "./conversation/use-conversation.ts";
import { MessageList } from "./message-list.tsx";
import { Suggestions } from "./suggestions.tsx";
import { useAboveKeyboard } from "./use-above-keyboard.ts";
import { useReadingPlace } from "./use-reading-place.ts";

/** Talk with the tutor. */
export function ChatScreen() {
  const talk = useConversation();
  const { messages, loading, writing, error, waiting } = talk;
  const online = useOnline();
  const closed = !online || waiting;
  const [prepare] = useState(tutorPreparer);
  const list = useRef<HTMLDivElement>(null);
  const composer = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const { isAway, goToEnd } = useReadingPlace(
    list,
    `${messages.length} ${writing.length} ${error}`,
  );
  useAboveKeyboard(composer);

  function send(text: string) {
    talk.send(text);
    requestAnimationFrame(goToEnd);
  }

  const isEmpty = messages.length === 0;
  return (
    <div className="mx-auto grid w-full max-w-6xl flex-1 content-start gap-x-8 gap-y-4 px-4 pt-8 md:grid-cols-[1fr_20rem] md:pt-12">
      <header>
        <h1 className="text-3xl md:text-4xl">{m.tutor_title()}</h1>
        <p className="max-w-2xl pt-2 text-ink-soft md:text-lg">{m.tutor_lead()}</p>
      </header>
      <aside className="flex flex-col gap-3 md:sticky md:top-24 md:col-start-2 md:row-span-2 md:row-start-1 md:self-start">
        <ChatHelp />
        {!isEmpty && (
          <ClearButton
            onClear={() => {
              talk.clear();
              field.current?.focus();
            }}
          />
        )}
      </aside>
      <section
        aria-label={m.tutor_conversation()}
        onPointerMove={prepare}
        onPointerDown={prepare}
        onFocus={prepare}
        onInput={prepare}
        className="flex min-w-0 flex-col gap-4 pt-2"
      >
        <div ref={list} className="flex flex-col gap-4">
          {isEmpty ? (
            <Welcome disabled={loading || closed} onChoose={send} />
          ) : (
            <MessageList talk={talk} />
          )}
          {error !== null && <Failed error={error} onRetry={waiting ? null : talk.retry} />}
          <FollowUps talk={talk} disabled={closed} onChoose={send} />
        </div>
        <p role="status" className="sr-only">
          {announcement(talk)}
        </p>
        <div
          ref={composer}
          data-composer=""
          className="sticky bottom-(--tab-bar) z-20 -mx-4 mt-auto flex flex-col gap-2 border-t-2 border-stitch bg-felt px-4 pt-3 pb-[max(12px,env(safe-area-inset-bottom))] sm:mx-0 sm:rounded-card sm:border-2"
        >
          {isAway && (
            <Button
              look="secondary"
              onClick={goToEnd}
              // On a phone a row of words would lie over a line of the talk.
              className="absolute end-4 bottom-full mb-2 shadow-lift max-sm:size-11 max-sm:rounded-full max-sm:p-0"
            >
              <Icon name="down" />
              <span className="max-sm:sr-only">{m.tutor_to_end()}</span>
            </Button>
          )}
          {!online && <Notice kind="info">{m.tutor_offline()}</Notice>}
          <Composer field={field} busy={loading} disabled={closed} onSend={send} />
        </div>
      </section>
    </div>
  );
}

/** What is read out: that a reply is being written, and then the whole of it, but never its pieces. */
function announcement({ messages, loading, newFrom, error }: Talk): string {
  if (loading) return m.tutor_typing();
  const last = messages.at(-1);
  if (error !== null || last?.sender !== "bot" || last.id < newFrom) return "";
  return last.text.replaceAll("**", "");
}

function Welcome({ disabled, onChoose }: { disabled: boolean; onChoose: (text: string) => void }) {
  return (
    <div className="flex flex-col items-center gap-3 text-center sm:gap-4 sm:py-8">
      <div className="flex items-center gap-3 sm:flex-col sm:gap-4">
        <Barys pose="hello" className="size-16 shrink-0 sm:size-40" />
        <div className="max-sm:text-start">
          <h2 className="text-xl sm:text-2xl">{m.tutor_welcome_title()}</h2>
          {/* On a phone the line above the talk has said as much. */}
          <p className="max-w-md pt-1 text-ink-soft max-sm:hidden">{m.tutor_welcome_text()}</p>
        </div>
      </div>
      <div className="flex max-w-xl justify-center [&_ul]:justify-center">
        <Suggestions
          texts={[m.tutor_ask_1(), m.tutor_ask_2(), m.tutor_ask_3(), m.tutor_ask_4()]}
          disabled={disabled}
          onChoose={onChoose}
        />
      </div>
    </div>
  );
}

/** What may be asked next, below the last reply. */
function FollowUps({
  talk: { messages, loading },
  disabled,
  onChoose,
}: {
  talk: Talk;
  disabled: boolean;
  onChoose: (text: string) => void;
}) {
  const last = messages.at(-1);
  if (loading || last?.sender !== "bot" || last.reply === undefined) return null;
  return (
    <div className="sm:ps-11">
      <Suggestions
        texts={last.reply.chips}
        lang={languageTag(last.reply.language)}
        disabled={disabled}
        onChoose={onChoose}
      />
    </div>
  );
}

/** `onRetry` is null while trying again would be in vain. */
function Failed({ error, onRetry }: { error: string; onRetry: (() => void) | null }) {
  return (
    <Notice kind="error">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <span className="min-w-0 flex-1 basis-48">{error}</span>
        {onRetry !== null && (
          <Button look="secondary" onClick={onRetry}>
            {m.tutor_retry()}
          </Button>
        )}
      </div>
    </Notice>
  );
}

function ClearButton({ onClear }: { onClear: () => void }) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button look="quiet" onClick={() => setAsking(true)} className="self-start">
        {m.tutor_clear()}
      </Button>
      <Dialog open={asking} onClose={() => setAsking(false)} title={m.tutor_clear_title()}>
        <p>{m.tutor_clear_text()}</p>
        <div className="flex flex-wrap justify-end gap-3 pt-5">
          <Button look="quiet" data-first-focus="" onClick={() => setAsking(false)}>
            {m.tutor_clear_no()}
          </Button>
          <Button
            look="danger"
            onClick={() => {
              setAsking(false);
              onClear();
            }}
          >
            {m.tutor_clear_yes()}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
