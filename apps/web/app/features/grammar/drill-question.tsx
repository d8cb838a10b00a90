import type { DrillTask } from "@tilashar/learning/drills";
import type { Judgement } from "@tilashar/learning/judging";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { FormLabel } from "#app/components/kazakh/form-label.tsx";
import { KazakhField } from "#app/components/kazakh/kazakh-field.tsx";
import { useKazakhScript } from "#app/components/kazakh/script/kazakh-script.ts";
import { Button } from "#app/components/ui/button.tsx";
import { Kazakh, KazakhWord } from "#app/components/ui/kazakh-word.tsx";
import { Tile, type TileState } from "#app/components/ui/tile.tsx";
import { useMeaningLanguage } from "#app/lib/language/meaning-language.ts";
import { m } from "#app/paraglide/messages.js";
import { DrillVerdict } from "./drill-verdict.tsx";
import type { DrillTools } from "./load-drill.ts";

/** One task: a form is chosen or typed, judged, and a mistake tells why. */
export function DrillQuestion({
  task,
  tools,
  onAnswered,
}: {
  task: DrillTask;
  tools: DrillTools;
  onAnswered: (isRight: boolean) => void;
}) {
  const into = useMeaningLanguage();
  const [text, setText] = useState("");
  const [given, setGiven] = useState<{ text: string; judgement: Judgement } | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const next = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    form.current?.querySelector<HTMLElement>("input, button")?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    if (given !== null) next.current?.focus({ preventScroll: true });
  }, [given]);

  function answer(written: string) {
    if (given === null) setGiven({ text: written, judgement: tools.judgeDrill(task, written) });
  }
  function check(event: FormEvent) {
    event.preventDefault();
    if (text.trim() !== "") answer(text);
  }

  const isRight = given?.judgement.verdict === "correct";
  return (
    <>
      <div className="flex flex-col items-center gap-2 text-center">
        <p className="text-ink-soft">
          {task.choices === null ? m.grammar_drill_ask_type() : m.grammar_drill_ask_choose()}
        </p>
        <KazakhWord word={task.from?.form ?? task.lemma} size="head" harmony />
        {task.from === null ? (
          <p className="text-ink-soft">{task[into]}</p>
        ) : (
          <p className="text-ink-soft">
            <FormLabel label={task.from.label} />
          </p>
        )}
        <p className="rounded-full bg-sun-wash px-4 py-1.5 font-bold">
          → <FormLabel label={task.to} />
        </p>
      </div>
      <form ref={form} onSubmit={check} className="flex flex-col gap-3">
        {task.choices !== null ? (
          <Choices task={task} chosen={given?.text ?? null} onChoose={answer} />
        ) : (
          given === null && (
            <KazakhField
              label={m.review_your_answer()}
              hideLabel
              value={text}
              onValueChange={setText}
              maxLength={80}
              enterKeyHint="done"
            />
          )
        )}
        <div role="status" className="empty:absolute">
          {given !== null && (
            <DrillVerdict
              task={task}
              given={given.text}
              judgement={given.judgement}
              describeReason={tools.describeReason}
            />
          )}
        </div>
        {given === null && task.choices === null && (
          <Button type="submit" size="large" disabled={text.trim() === ""}>
            {m.review_check()}
          </Button>
        )}
      </form>
      {given !== null && (
        <Button ref={next} size="large" onClick={() => onAnswered(isRight)}>
          {m.grammar_drill_next()}
        </Button>
      )}
    </>
  );
}

function Choices({
  task,
  chosen,
  onChoose,
}: {
  task: DrillTask;
  chosen: string | null;
  onChoose: (form: string) => void;
}) {
  const { attributes } = useKazakhScript();
  const stateOf = (form: string): TileState => {
    if (chosen === null) return "idle";
    if (task.answers.includes(form)) return "right";
    return form === chosen ? "wrong" : "idle";
  };
  return (
    <ul className="grid gap-2 sm:grid-cols-2">
      {(task.choices ?? []).map(({ form }) => (
        <li key={form}>
          <Tile
            wide
            state={stateOf(form)}
            aria-disabled={chosen !== null}
            onClick={() => onChoose(form)}
            dir={attributes.dir}
          >
            <Kazakh>{form}</Kazakh>
          </Tile>
        </li>
      ))}
    </ul>
  );
}
