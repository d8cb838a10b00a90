import type { ReactNode } from "react";
import { Barys } from "#app/components/barys/barys.tsx";
import { Card } from "#app/components/ui/card.tsx";
import { KazakhWord } from "#app/components/ui/kazakh-word.tsx";
import { m } from "#app/paraglide/messages.js";

export function WhyUs() {
  return (
    <section aria-labelledby="why-us" className="mx-auto w-full max-w-6xl px-4 pt-14 md:pt-20">
      <h2 id="why-us" className="pb-6 text-2xl md:text-3xl">
        {m.home_why_title()}
      </h2>
      <div className="grid grid-cols-1 gap-5 md:grid-cols-3">
        <Reason title={m.home_grow_title()} text={m.home_grow_text()}>
          <Growing />
        </Reason>
        <Reason title={m.home_harmony_title()} text={m.home_harmony_text()}>
          <Harmony />
        </Reason>
        <Reason title={m.home_free_title()} text={m.home_free_text()}>
          <Barys pose="streak" className="h-full" />
        </Reason>
      </div>
    </section>
  );
}

function Reason({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <Card stitched className="flex flex-col">
      <div className="flex h-44 items-center justify-center px-5 pt-6">{children}</div>
      <div className="flex flex-col gap-2 px-6 pt-4 pb-7">
        <h3 className="text-lg">{title}</h3>
        <p className="text-ink-soft">{text}</p>
      </div>
    </Card>
  );
}

// One word built ending by ending: кітап-тар-ым-да, "in my books".
const parts = [
  { text: "кітап", look: "bg-felt-sunk" },
  { text: "тар", look: "bg-sky-wash text-sky-deep" },
  { text: "ым", look: "bg-sun-wash" },
  { text: "да", look: "bg-steppe-wash text-steppe" },
];

function Growing() {
  return (
    <div className="flex flex-col items-center gap-3 text-center">
      <p lang="kk" className="flex text-2xl font-extrabold">
        {parts.map(({ text, look }) => (
          <span
            key={text}
            className={`border-2 border-felt-raised px-1.5 py-2 first:rounded-s-tile last:rounded-e-tile ${look}`}
          >
            {text}
          </span>
        ))}
      </p>
      <p className="text-sm text-ink-soft">{m.home_grow_parts()}</p>
      <p className="font-semibold">{m.home_grow_meaning()}</p>
    </div>
  );
}

function Harmony() {
  return (
    <div className="flex flex-col gap-4">
      <p className="flex flex-col">
        <KazakhWord word="қалалар" size="head" harmony />
        <span className="text-sm text-ink-soft">{m.home_harmony_warm()}</span>
      </p>
      <p className="flex flex-col">
        <KazakhWord word="көшелер" size="head" harmony />
        <span className="text-sm text-ink-soft">{m.home_harmony_cool()}</span>
      </p>
    </div>
  );
}
