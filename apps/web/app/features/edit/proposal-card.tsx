import type { Proposal, ProposalFilter } from "@tilashar/contracts";
import { useState } from "react";
import { Link } from "react-router";
import { ActForm } from "#app/components/house/act-form.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Card } from "#app/components/ui/card.tsx";
import { Chip } from "#app/components/ui/chip.tsx";
import { TextArea } from "#app/components/ui/field.tsx";
import { Notice } from "#app/components/ui/notice.tsx";
import { call } from "#app/lib/api/client.ts";
import { ApiFailure, failureText } from "#app/lib/api/failure.ts";
import { useLanguage } from "#app/lib/language/browser-language.ts";
import { momentText } from "#app/lib/language/dates.ts";
import { paths } from "#app/lib/paths.ts";
import { rights } from "#app/lib/session/rights.ts";
import { useSession } from "#app/lib/session/session.ts";
import { m } from "#app/paraglide/messages.js";
import { fileName, languageOfPath, placeName } from "./place-name.ts";
import { leftOutTexts, stateNames } from "./state-names.ts";
import { TextDiff } from "./text-diff.tsx";
import { groupOf } from "./text-group.ts";

const tones: Readonly<Partial<Record<ProposalFilter, "sun" | "pomegranate">>> = {
  open: "sun",
  left_out: "pomegranate",
};

/** One proposed change: where, what, why, and what becomes of it. */
export function ProposalCard({ proposal, onDone }: { proposal: Proposal; onDone: () => void }) {
  const { file, path, old, text, why, state, by, decided_by, answer, served, left_out } = proposal;
  const language = useLanguage();
  const shown = left_out === null ? state : "left_out";
  return (
    <Card className="flex flex-col gap-3 p-4 sm:p-5">
      <div className="flex flex-wrap items-center gap-2">
        <Chip tone={tones[shown] ?? "plain"}>{stateNames[shown]()}</Chip>
        {proposal.report !== null && <Chip>{m.edit_mends_report()}</Chip>}
        {state === "approved" && left_out === null && (
          <Chip tone={served ? "steppe" : "sky"}>
            {served ? m.edit_served() : m.edit_served_soon()}
          </Chip>
        )}
        <span className="text-sm text-ink-soft">
          {by?.username ?? m.edit_account_gone()} · {momentText(proposal.created_at, language)}
        </span>
      </div>
      {left_out !== null && <Notice kind="error">{leftOutTexts[left_out]()}</Notice>}
      <Link
        to={paths.editPlace(file, groupOf(path))}
        className="inline-flex min-h-11 items-center self-start font-semibold break-words text-sky underline underline-offset-4"
      >
        {fileName(file)} · {placeName(path)}
      </Link>
      <TextDiff old={old} text={text} lang={languageOfPath(path)} />
      <p className="break-words whitespace-pre-line text-ink-soft">
        {m.edit_reason({ text: why })}
      </p>
      {decided_by !== null && (
        <p className="break-words">
          {m.edit_decided({
            name: decided_by.username,
            date: momentText(proposal.decided_at ?? "", language),
          })}
          {answer !== "" && ` ${m.report_answer({ text: answer })}`}
        </p>
      )}
      {state === "open" && <Decision proposal={proposal} onDone={onDone} />}
    </Card>
  );
}

/** One's own is taken back; another's is approved or refused. */
function Decision({ proposal, onDone }: { proposal: Proposal; onDone: () => void }) {
  const { user } = useSession();
  const { acts } = rights.use();
  const params = { id: proposal.id };
  if (proposal.by !== null && proposal.by.id === user?.id) {
    return (
      <ActForm
        button={m.edit_withdraw()}
        label={m.edit_withdraw_named({ text: proposal.text })}
        act={() => call("POST /edit/proposals/{id}/withdrawal/", { params })}
        onDone={onDone}
      >
        <p className="text-sm text-ink-soft">{m.edit_own()}</p>
      </ActForm>
    );
  }
  return acts.includes("decide on a change") ? (
    <DecisionForm proposal={proposal} onDone={onDone} />
  ) : null;
}

type Decided = "approve" | "refuse";

function DecisionForm({ proposal, onDone }: { proposal: Proposal; onDone: () => void }) {
  const { id, text, file, path, report } = proposal;
  const [answer, setAnswer] = useState("");
  const [busy, setBusy] = useState<Decided | null>(null);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const [standing, setStanding] = useState<string | null>(null);

  async function decide(decision: Decided) {
    setBusy(decision);
    setFailure(null);
    try {
      await call("POST /edit/proposals/{id}/decision/", {
        params: { id },
        body: { decision, answer },
      });
      onDone();
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      setFailure(error);
      if (error.code === "conflict") setStanding(await textNow(file, path));
    } finally {
      setBusy(null);
    }
  }

  return (
    <div className="flex flex-col gap-3 border-t-2 border-felt-sunk pt-3">
      <TextArea
        label={m.edit_answer()}
        hint={report === null ? m.edit_answer_hint() : m.edit_answer_hint_report()}
        value={answer}
        rows={2}
        maxLength={500}
        onChange={(event) => setAnswer(event.target.value)}
      />
      {failure !== null && <Notice kind="error">{failureText(failure, m.mod_failed())}</Notice>}
      {standing !== null && (
        <div className="flex flex-col gap-2">
          <p className="font-semibold">{m.edit_conflict_now()}</p>
          <p lang={languageOfPath(path)} className="break-words whitespace-pre-line">
            {standing}
          </p>
          <p className="font-semibold">{m.edit_conflict_difference()}</p>
          <TextDiff old={standing} text={text} lang={languageOfPath(path)} />
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        {standing === null && (
          <Button
            busy={busy === "approve"}
            aria-label={m.edit_approve_named({ text })}
            onClick={() => decide("approve")}
          >
            {m.edit_approve()}
          </Button>
        )}
        <Button
          look="danger"
          busy={busy === "refuse"}
          disabled={answer.trim() === ""}
          aria-label={m.edit_refuse_named({ text })}
          onClick={() => decide("refuse")}
        >
          {m.edit_refuse()}
        </Button>
      </div>
    </div>
  );
}

/** What stands there by now; null when nothing does. */
async function textNow(file: string, path: string): Promise<string | null> {
  const { texts } = await call("GET /edit/file/", { query: { file } });
  return texts.find((one) => one.path === path)?.text ?? null;
}
