import type { ExamTask } from "@tilashar/contracts";
import { useEffect, useRef, useState } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { TextArea } from "#app/components/ui/field.tsx";
import { Kazakh } from "#app/components/ui/kazakh-word.tsx";
import { Notice } from "#app/components/ui/notice.tsx";
import { TextLink } from "#app/components/ui/text-link.tsx";
import { failureText } from "#app/lib/api/failure.ts";
import { paths } from "#app/lib/paths.ts";
import { m } from "#app/paraglide/messages.js";
import { type CheckedText, checkText } from "./check-text.ts";

/** As long as the longest task asks for, several times over. */
const longestText = 6000;

/** A text that is written here, with what the tutor finds certainly wrong in it. */
export function WrittenAnswer({
  task,
  text,
  onText,
}: {
  task: ExamTask;
  text: string;
  onText: (text: string) => void;
}) {
  const [checked, setChecked] = useState<CheckedText | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  const asked = useRef<AbortController | null>(null);
  useEffect(() => () => asked.current?.abort(), []);
  const words = text.match(/[\p{L}\p{N}][\p{L}\p{N}-]*/gu)?.length ?? 0;
  const [from, to] = task.words ?? [];

  async function check() {
    const asking = new AbortController();
    asked.current = asking;
    setBusy(true);
    setFailure(null);
    try {
      setChecked(await checkText(text, asking.signal));
    } catch (error) {
      if (asking.signal.aborted) return;
      setFailure(error);
    }
    setBusy(false);
  }

  return (
    <div className="flex flex-col gap-3">
      <TextArea
        label={m.exam_write_label()}
        hint={
          from !== undefined && to !== undefined
            ? m.exam_words_of({ words, from, to })
            : m.exam_words({ words })
        }
        lang="kk"
        rows={9}
        maxLength={longestText}
        autoCapitalize="sentences"
        spellCheck={false}
        value={text}
        onChange={(event) => {
          onText(event.currentTarget.value);
          setChecked(null);
        }}
      />
      <div className="flex flex-wrap items-center gap-3 print:hidden">
        <Button busy={isBusy} disabled={words === 0} onClick={() => void check()}>
          {m.exam_check()}
        </Button>
        <p className="text-sm text-ink-soft">{m.exam_text_stays()}</p>
      </div>
      {failure !== null && (
        <Notice kind="error">{failureText(failure, m.exam_check_failed())}</Notice>
      )}
      {checked !== null && (
        <div role="status" className="flex flex-col gap-3">
          <p className="font-semibold">
            {checked.wrong.length === 0
              ? m.exam_check_none({ count: checked.sentences })
              : m.exam_check_wrong({ wrong: checked.wrong.length, of: checked.sentences })}
          </p>
          <ul className="flex flex-col gap-3">
            {checked.wrong.map(({ sentence, mended, point }) => (
              <li key={sentence} className="rounded-card bg-pomegranate-wash px-4 py-3">
                <Kazakh as="p">{sentence}</Kazakh>
                <p className="font-bold">
                  {m.exam_check_right()} <Kazakh>{mended}</Kazakh>
                </p>
                {point !== null && (
                  <TextLink to={paths.grammarPoint(point.id)}>{point.title}</TextLink>
                )}
              </li>
            ))}
          </ul>
          <p className="text-sm text-ink-soft">{m.exam_check_limits()}</p>
        </div>
      )}
    </div>
  );
}
