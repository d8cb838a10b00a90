import { describeReason } from "@tilashar/kazakh/morphology";
import type { HarmonyTask } from "@tilashar/learning/harmony";
import { useState } from "react";
import { SuffixPointLink } from "#app/components/kazakh/suffix-point-link.tsx";
import { useLanguage } from "#app/lib/language/browser-language.ts";
import { m } from "#app/paraglide/messages.js";

/** Why the right form is right: open after a mistake, one tap away otherwise. */
export function Rule({ task, opened }: { task: HarmonyTask; opened: boolean }) {
  const language = useLanguage();
  const [isOpen, setOpen] = useState(opened);
  return (
    <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold underline decoration-2 underline-offset-4">
        {m.harmony_why()}
      </summary>
      <ul className="list-disc ps-5 pb-1">
        {task.reasons.map((reason) => (
          <li key={reason.key}>{describeReason(reason, language)}</li>
        ))}
      </ul>
      <SuffixPointLink suffix={task.skill.suffix === "question" ? "ques" : task.skill.suffix} />
    </details>
  );
}
