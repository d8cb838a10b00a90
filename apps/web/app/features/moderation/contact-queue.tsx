import { useCallback } from "react";
import { ActForm } from "#app/components/house/act-form.tsx";
import { Card } from "#app/components/ui/card.tsx";
import { TextField } from "#app/components/ui/field.tsx";
import { call } from "#app/lib/api/client.ts";
import { useLanguage } from "#app/lib/language/browser-language.ts";
import { momentText } from "#app/lib/language/dates.ts";
import { m } from "#app/paraglide/messages.js";
import { Queue, useQueueState } from "./queue.tsx";

/** What people wrote by the contact form. */
export function ContactQueue() {
  const language = useLanguage();
  const { state, choice } = useQueueState();
  const read = useCallback(
    async (before: number | null, signal: AbortSignal) => {
      const { messages, next } = await call("GET /moderation/contact-messages/", {
        query: { state, ...(before !== null && { before }) },
        signal,
      });
      return { items: messages, next };
    },
    [state],
  );
  return (
    <Queue read={read} choice={choice}>
      {(message, again) => (
        <Card className="flex flex-col gap-2 p-4 sm:p-5">
          <p className="break-words">
            <span className="font-bold">{message.name}</span>{" "}
            <span className="text-sm text-ink-soft">
              {momentText(message.created_at, language)} · {message.language}
            </span>
          </p>
          <p className="break-words whitespace-pre-line">{message.comment}</p>
          {message.note !== "" && <p className="text-sm text-ink-soft">{message.note}</p>}
          <a
            href={`mailto:${encodeURIComponent(message.email)}`}
            className="inline-flex min-h-11 items-center self-start font-semibold break-all text-sky underline underline-offset-4"
          >
            {m.mod_message_reply()}: {message.email}
          </a>
          {message.closed_at === null && (
            <ActForm
              button={m.mod_close()}
              label={m.mod_message_close_named({ name: message.name })}
              act={(form) =>
                call("POST /moderation/contact-messages/{id}/closing/", {
                  params: { id: message.id },
                  body: { note: String(form.get("note")) },
                })
              }
              onDone={again}
            >
              <TextField label={m.mod_message_note()} name="note" maxLength={300} />
            </ActForm>
          )}
        </Card>
      )}
    </Queue>
  );
}
