import type { WordFile } from "@tilashar/own-texts/word-lists";
import { useRef, useState } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { Dialog } from "#app/components/ui/dialog.tsx";
import { Notice } from "#app/components/ui/notice.tsx";
import type { Owner } from "#app/lib/review/review-store.ts";
import { readList } from "#app/lib/word-lists/list-thread.ts";
import { m } from "#app/paraglide/messages.js";
import { listFaults } from "./list-faults.ts";
import { ListPreview } from "./list-preview.tsx";

const accepted = ".csv,.tsv,.txt,.apkg,text/csv,text/tab-separated-values,text/plain";

/** Brings words along from another program: a file is chosen, looked at, and only then kept. */
export function ImportList({
  open,
  owner,
  onClose,
  onAdded,
}: {
  open: boolean;
  owner: Owner;
  onClose: () => void;
  onAdded: () => void;
}) {
  return (
    <Dialog open={open} onClose={onClose} title={m.words_bring_title()} shape="panel">
      {open && <Steps owner={owner} onAdded={onAdded} onClose={onClose} />}
    </Dialog>
  );
}

type Step =
  | { at: "choose"; fault: string | null; busy: boolean }
  | { at: "look"; name: string; list: WordFile }
  | { at: "done"; added: number; marked: number };

function Steps({
  owner,
  onAdded,
  onClose,
}: {
  owner: Owner;
  onAdded: () => void;
  onClose: () => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  const [step, setStep] = useState<Step>({ at: "choose", fault: null, busy: false });

  async function read(file: File) {
    setStep({ at: "choose", fault: null, busy: true });
    try {
      const answer = await readList(file);
      if ("list" in answer) setStep({ at: "look", name: file.name, list: answer.list });
      else if ("fault" in answer)
        setStep({ at: "choose", fault: listFaults[answer.fault](), busy: false });
    } catch (error) {
      console.warn("A list could not be read", error);
      setStep({ at: "choose", fault: m.words_bring_failed(), busy: false });
    }
  }

  if (step.at === "look") {
    return (
      <ListPreview
        name={step.name}
        list={step.list}
        owner={owner}
        onBack={() => setStep({ at: "choose", fault: null, busy: false })}
        onKept={(counts) => {
          setStep({ at: "done", ...counts });
          onAdded();
        }}
      />
    );
  }
  if (step.at === "done") {
    return (
      <div className="flex flex-col gap-4">
        <Notice kind="success">
          <p>{m.words_bring_done({ count: step.added })}</p>
          {step.marked > 0 && <p>{m.words_bring_marked({ count: step.marked })}</p>}
        </Notice>
        <Button onClick={onClose}>{m.words_bring_close()}</Button>
        <Button look="quiet" onClick={() => setStep({ at: "choose", fault: null, busy: false })}>
          {m.words_bring_another()}
        </Button>
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-4">
      <p className="text-ink-soft">{m.words_bring_lead()}</p>
      <input
        ref={input}
        type="file"
        accept={accepted}
        aria-label={m.words_bring_choose()}
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          event.currentTarget.value = "";
          if (file !== undefined) void read(file);
        }}
      />
      <Button busy={step.busy} onClick={() => input.current?.click()}>
        {m.words_bring_choose()}
      </Button>
      {step.fault !== null && <Notice kind="error">{step.fault}</Notice>}
      <ul className="flex list-disc flex-col gap-1 ps-5 text-sm text-ink-soft">
        <li>{m.words_bring_anki()}</li>
        <li>{m.words_bring_readers()}</li>
        <li>{m.words_bring_other()}</li>
      </ul>
    </div>
  );
}
