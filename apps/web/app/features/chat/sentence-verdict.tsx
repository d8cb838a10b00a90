import type { ChatChecked } from "@tilashar/contracts";
import { Link } from "react-router";
import { SayButton } from "#app/components/kazakh/say-button.tsx";
import { Chip } from "#app/components/ui/chip.tsx";
import { Kazakh } from "#app/components/ui/kazakh-word.tsx";
import { paths } from "#app/lib/paths.ts";
import { m } from "#app/paraglide/messages.js";

const tones = { right: "steppe", wrong: "pomegranate", unsure: "plain" } as const;

const names = {
  right: m.tutor_verdict_right,
  wrong: m.tutor_verdict_wrong,
  unsure: m.tutor_verdict_unsure,
} as const;

/** What is said of a learner's sentence, how it should be where the reply's text does not say it, and the rule behind it. */
export function SentenceVerdict({ checked, said }: { checked: ChatChecked; said: string }) {
  const { verdict, mended, point } = checked;
  return (
    <section className="flex flex-col items-start gap-2">
      <Chip tone={tones[verdict]}>{names[verdict]()}</Chip>
      {mended !== null && !said.includes(mended) && (
        <p className="flex flex-wrap items-center gap-x-2">
          <Kazakh className="font-bold text-steppe">{mended}</Kazakh>
          <SayButton text={mended} className="-my-2" />
        </p>
      )}
      {point !== null && (
        <Link
          to={paths.grammarPoint(point)}
          prefetch="intent"
          className="inline-flex min-h-11 items-center text-sm font-semibold text-sky-deep underline underline-offset-4"
        >
          {m.tutor_verdict_rule()}
        </Link>
      )}
    </section>
  );
}
