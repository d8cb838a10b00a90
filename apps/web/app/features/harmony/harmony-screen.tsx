import { lazy, Suspense, useState } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { Card } from "#app/components/ui/card.tsx";
import { KazakhWord } from "#app/components/ui/kazakh-word.tsx";
import { Loader } from "#app/components/ui/loader.tsx";
import { m } from "#app/paraglide/messages.js";

// The language engine is fetched when somebody starts: reading the rule needs none of it.
const Trainer = lazy(() => import("./trainer.tsx"));

/** The two rules by an example each, then rounds of ten. */
export function HarmonyScreen() {
  const [begun, setBegun] = useState(false);
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-1 flex-col px-4 pt-6 md:pt-10">
      <h1 className={begun ? "pb-4 text-xl" : "text-3xl md:text-4xl"}>{m.harmony_title()}</h1>
      {begun ? (
        <Suspense fallback={<Loader label={m.loading()} />}>
          <Trainer />
        </Suspense>
      ) : (
        <>
          <p className="pt-2 pb-6 text-ink-soft md:text-lg">{m.harmony_lead()}</p>
          {/* Above the examples: a small phone shows it without scrolling. */}
          <Button size="large" className="mb-6 sm:self-start" onClick={() => setBegun(true)}>
            {m.harmony_start()}
          </Button>
          <div className="grid gap-4 sm:grid-cols-2">
            <Example
              title={m.harmony_vowels_title()}
              text={m.harmony_vowels_text()}
              words={["балалар", "әкелер"]}
            />
            <Example
              title={m.harmony_sounds_title()}
              text={m.harmony_sounds_text()}
              words={["таулар", "қыздар", "аттар"]}
            />
          </div>
        </>
      )}
    </div>
  );
}

function Example({
  title,
  text,
  words,
}: {
  title: string;
  text: string;
  words: readonly string[];
}) {
  return (
    <Card className="flex flex-col gap-2 p-5">
      <h2 className="text-lg">{title}</h2>
      <p className="text-ink-soft">{text}</p>
      <p className="flex flex-wrap gap-x-4 pt-1">
        {words.map((word) => (
          <KazakhWord key={word} word={word} harmony />
        ))}
      </p>
    </Card>
  );
}
