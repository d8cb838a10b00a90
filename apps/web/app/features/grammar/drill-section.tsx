import type { GrammarDrill } from "@tilashar/contracts";
import { useState } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { Card } from "#app/components/ui/card.tsx";
import { Notice } from "#app/components/ui/notice.tsx";
import { m } from "#app/paraglide/messages.js";
import type { DrillRound } from "./drill-round.tsx";
import { type DrillTools, loadDrill } from "./load-drill.ts";

/** What a round needs; neither its screen nor the language engine is fetched by somebody who only reads. */
interface LoadedDrill {
  readonly tools: DrillTools;
  readonly Round: typeof DrillRound;
}

/** The drill of a point: it waits for a press, so that reading costs neither engine nor exercise. */
export function DrillSection({ drills }: { drills: readonly GrammarDrill[] }) {
  const [state, setState] = useState<"ready" | "loading" | "failed" | LoadedDrill>("ready");
  const [round, setRound] = useState(0);

  async function start() {
    setState("loading");
    try {
      const [tools, round] = await Promise.all([loadDrill(), import("./drill-round.tsx")]);
      setState({ tools, Round: round.DrillRound });
    } catch (error) {
      console.warn("The drill could not be loaded", error);
      setState("failed");
    }
  }

  return (
    <Card stitched className="px-5 py-5 sm:px-7 sm:py-6 print:hidden">
      <section aria-labelledby="drill" className="flex flex-col gap-4">
        {typeof state === "object" ? (
          <>
            <h2 id="drill" className="sr-only">
              {m.grammar_drill()}
            </h2>
            <state.Round
              key={round}
              drills={drills}
              tools={state.tools}
              onAgain={() => setRound(round + 1)}
            />
          </>
        ) : (
          <div className="flex flex-col gap-4 sm:flex-row sm:items-center sm:justify-between">
            <div>
              <h2 id="drill" className="text-xl">
                {m.grammar_drill()}
              </h2>
              <p className="text-ink-soft">{m.grammar_drill_text()}</p>
            </div>
            <Button size="large" busy={state === "loading"} onClick={start}>
              {m.grammar_drill_start()}
            </Button>
          </div>
        )}
        {state === "failed" && <Notice kind="error">{m.grammar_drill_failed()}</Notice>}
      </section>
    </Card>
  );
}
