import { isFinished, openSection } from "@tilashar/learning/exams";
import { lazy, Suspense, useEffect, useState } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { Notice } from "#app/components/ui/notice.tsx";
import { failureText } from "#app/lib/api/failure.ts";
import { m } from "#app/paraglide/messages.js";
import type { MockHeading } from "./mock-heading.ts";
import { MockIntro } from "./mock-intro.tsx";
import { mockName } from "./mock-name.ts";
import { NotOfficial } from "./not-official.tsx";
import { useKeptSounds } from "./use-kept-sounds.ts";
import { useMock } from "./use-mock.ts";

// Fetched while the introduction is read, so that the network may go once it was opened.
const loadSitting = () => import("./mock-sitting.tsx");
const loadResult = () => import("./mock-result.tsx");
const MockSitting = lazy(() => loadSitting().then((part) => ({ default: part.MockSitting })));
const MockResult = lazy(() => loadResult().then((part) => ({ default: part.MockResult })));

/** A mock: what comes, the questions, the result. */
export function MockScreen({ heading }: { heading: MockHeading }) {
  const work = useMock(heading.exam, heading.mock);
  const { mock, error, kept, paused } = work;
  const [isAgain, setAgain] = useState(false);
  const sounds = useKeptSounds(mock, !paused);
  useEffect(() => {
    // Without them nothing is lost yet: they are asked for again when they are needed.
    void loadSitting().catch(() => {});
    void loadResult().catch(() => {});
  }, []);

  if (mock !== null && kept !== null && isFinished(mock, kept.sitting) && !isAgain)
    return (
      <Suspense>
        <MockResult mock={mock} kept={kept} heading={heading} onAgain={() => setAgain(true)} />
      </Suspense>
    );
  const section = mock !== null && kept !== null ? openSection(mock, kept.sitting) : undefined;
  if (mock !== null && kept !== null && section !== undefined && !paused)
    return (
      <div
        data-session-page=""
        className="mx-auto flex w-full max-w-5xl flex-1 flex-col px-4 pt-3 md:pt-6"
      >
        <h1 className="sr-only">{mockName(heading)}</h1>
        <Suspense>
          <MockSitting mock={mock} kept={kept} section={section} work={work} />
        </Suspense>
        <NotOfficial seen={heading.rules.seen} />
        {sounds === "kept" && <p className="pb-3 text-sm text-ink-soft">{m.exam_kept_here()}</p>}
      </div>
    );
  return (
    <MockIntro
      heading={heading}
      mock={mock}
      kept={isAgain ? null : kept}
      onStart={() => {
        setAgain(false);
        work.start();
      }}
      onResume={work.resume}
    >
      {error !== null && (
        <Notice kind="error">
          <p>{failureText(error, m.exam_load_failed())}</p>
          <Button look="secondary" className="mt-2" onClick={work.retry}>
            {m.try_again()}
          </Button>
        </Notice>
      )}
    </MockIntro>
  );
}
