import type { ProposalRequest } from "@tilashar/contracts";
import { type FormEvent, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { Card } from "#app/components/ui/card.tsx";
import { TextArea } from "#app/components/ui/field.tsx";
import { Notice } from "#app/components/ui/notice.tsx";
import { TextLink } from "#app/components/ui/text-link.tsx";
import { call } from "#app/lib/api/client.ts";
import { ApiFailure, failureText } from "#app/lib/api/failure.ts";
import { paths } from "#app/lib/paths.ts";
import { reportToMend } from "#app/lib/reports/report-to-mend.ts";
import { m } from "#app/paraglide/messages.js";
import { type Draft, keepDraft, readDraft } from "./drafts.ts";
import { EditedText } from "./edited-text.tsx";
import type { TextGroup } from "./text-group.ts";

const nothing: Draft = { old: {}, texts: {}, why: "" };

/** Sends a change, as the mending of a report while that is open: somebody may have closed it meanwhile. */
async function propose(body: ProposalRequest, report: number | undefined): Promise<void> {
  try {
    await call("POST /edit/proposals/", {
      body: { ...body, ...(report !== undefined && { report }) },
    });
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.fields.report === undefined) throw error;
    await call("POST /edit/proposals/", { body });
  }
}

/** All texts of one thing. What is changed is kept in this browser until it is sent: one proposal for each text. */
export function GroupForm({
  file,
  group,
  again,
}: {
  file: string;
  group: TextGroup;
  /** Reads the file anew: another text stands somewhere by now. */
  again: () => void;
}) {
  const { at, texts } = group;
  const report = reportToMend(useLocation().state);
  const [draft, setDraft] = useState<Draft>(() => readDraft(file, at) ?? nothing);
  const [wrong, setWrong] = useState<Readonly<Record<string, string>>>({});
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const [state, setState] = useState<"writing" | "sending" | "sent">("writing");
  const changed = texts.filter(({ path, text }) => {
    const mine = draft.texts[path]?.trim();
    return mine !== undefined && mine !== "" && mine !== text;
  });

  useEffect(() => keepDraft(file, at, draft), [file, at, draft]);

  function change(path: string, old: string, text: string) {
    setState("writing");
    setWrong(({ [path]: _mended, ...others }) => others);
    setDraft((before) => {
      const { [path]: _text, ...otherTexts } = before.texts;
      const { [path]: _old, ...otherOlds } = before.old;
      // Space at the end is on its way to another word.
      if (text === old) return { ...before, texts: otherTexts, old: otherOlds };
      return {
        ...before,
        texts: { ...otherTexts, [path]: text },
        old: { ...otherOlds, [path]: old },
      };
    });
  }

  async function send(event: FormEvent) {
    event.preventDefault();
    if (state === "sending" || changed.length === 0) return;
    setState("sending");
    setFailure(null);
    for (const { path, text: old } of changed) {
      const text = draft.texts[path] ?? old;
      const body = { attempt: crypto.randomUUID(), file, path, old, text, why: draft.why.trim() };
      try {
        await propose(body, report?.id);
      } catch (error) {
        if (!(error instanceof ApiFailure)) throw error;
        const atField = error.fields.text ?? error.fields.path;
        if (atField !== undefined) setWrong({ [path]: atField });
        else setFailure(error);
        setState("writing");
        return;
      }
      // What is sent is no draft any more, even if the next one is refused.
      setDraft(({ texts: { [path]: _sent, ...others }, ...rest }) => ({ ...rest, texts: others }));
    }
    setDraft(nothing);
    setState("sent");
  }

  return (
    <form onSubmit={send} className="flex flex-col gap-5">
      <Card className="flex flex-col gap-5 p-4 sm:p-5">
        {texts.map(({ path, text }) => {
          const begun = draft.old[path];
          return (
            <EditedText
              key={path}
              file={file}
              path={path}
              label={path.slice(at.length).replace(/^\./, "") || path}
              old={text}
              text={draft.texts[path] ?? text}
              begunWith={begun !== undefined && begun !== text ? begun : null}
              error={wrong[path]}
              onChange={(typed) => change(path, text, typed)}
            />
          );
        })}
      </Card>
      {state === "sent" ? (
        <Notice kind="success">
          {m.edit_sent()}{" "}
          <TextLink to={paths.editProposals} className="inline-flex min-h-11 items-center">
            {m.edit_proposals_title()}
          </TextLink>
        </Notice>
      ) : (
        <>
          <TextArea
            label={m.edit_why()}
            hint={m.edit_why_hint()}
            value={draft.why}
            rows={2}
            maxLength={500}
            required
            onChange={(event) => setDraft({ ...draft, why: event.target.value })}
          />
          {failure !== null && (
            <Notice kind="error">
              <p>{failureText(failure, m.edit_send_failed())}</p>
              {failure.code === "conflict" && (
                <Button look="secondary" className="mt-2" onClick={again}>
                  {m.edit_read_again()}
                </Button>
              )}
            </Notice>
          )}
          <div className="flex flex-wrap items-center gap-3">
            <Button
              type="submit"
              disabled={changed.length === 0 || draft.why.trim() === ""}
              busy={state === "sending"}
            >
              {m.edit_send({ count: changed.length })}
            </Button>
            {Object.keys(draft.texts).length > 0 && (
              <Button
                look="quiet"
                onClick={() => {
                  setDraft(nothing);
                  setWrong({});
                  setFailure(null);
                }}
              >
                {m.edit_discard()}
              </Button>
            )}
          </div>
          <p className="text-sm text-ink-soft">{m.edit_draft_kept()}</p>
        </>
      )}
    </form>
  );
}
