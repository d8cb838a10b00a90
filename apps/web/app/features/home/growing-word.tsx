import { useState } from "react";
import { useKazakhScript } from "#app/components/kazakh/script/kazakh-script.ts";
import { m } from "#app/paraglide/messages.js";
import type { Additions } from "./grow-word.ts";

const looks = {
  stem: "bg-felt-sunk",
  many: "bg-sky-wash text-sky-deep",
  my: "bg-sun-wash",
  place: "bg-steppe-wash text-steppe",
} as const;

const switches = [
  { name: "many", label: m.home_grow_many },
  { name: "my", label: m.home_grow_my },
  { name: "place", label: m.home_grow_in },
] as const;

type Grow = typeof import("./grow-word.ts").grow;

const words = ["кітап", "үй"] as const;

const yesNo = (on: boolean) => (on ? ("yes" as const) : ("no" as const));

/** A word that grows ending by ending under the visitor's fingers; the engine comes with the first press. */
export function GrowingWord() {
  const { show, attributes } = useKazakhScript();
  const [word, setWord] = useState<(typeof words)[number]>("кітап");
  const [added, setAdded] = useState<Additions>({ many: false, my: false, place: false });
  const [grow, setGrow] = useState<Grow | null>(null);

  const fetchEngine = () =>
    void import("./grow-word.ts").then((engine) => setGrow(() => engine.grow));

  function toggle(name: keyof Additions) {
    // Presses that were done over come at once: each counts from the one before it.
    setAdded((before) => ({ ...before, [name]: !before[name] }));
    fetchEngine();
  }

  const parts = grow === null ? [word] : grow(word, added);
  const tones = [
    looks.stem,
    ...switches.filter(({ name }) => added[name]).map((one) => looks[one.name]),
  ];
  const asked = { many: yesNo(added.many), my: yesNo(added.my), place: yesNo(added.place) };
  return (
    <div className="flex w-full flex-col items-center gap-3 text-center">
      <div aria-live="polite">
        <p {...attributes} className="flex min-h-14 justify-center text-2xl font-extrabold">
          {/* The Arabic script writes a word whole. */}
          {(attributes.dir === "rtl" ? [parts.join("")] : parts).map((part, index) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a word never change places
              key={index}
              className={`border-2 border-felt-raised px-1.5 py-2 first:rounded-s-tile last:rounded-e-tile ${tones[index] ?? ""}`}
            >
              {show(part)}
            </span>
          ))}
        </p>
        <p className="min-h-6 font-semibold">
          {word === "кітап" ? m.home_grow_book(asked) : m.home_grow_house(asked)}
        </p>
      </div>
      <div className="flex flex-wrap justify-center gap-2">
        {switches.map(({ name, label }) => (
          <button
            key={name}
            type="button"
            aria-pressed={added[name]}
            onClick={() => toggle(name)}
            className={`min-h-11 rounded-full border-2 px-4 font-bold ${added[name] ? `border-current ${looks[name]}` : "border-stitch bg-felt-raised hover:border-sky"}`}
          >
            {label()}
          </button>
        ))}
      </div>
      <fieldset className="flex gap-4">
        <legend className="sr-only">{m.home_grow_words()}</legend>
        {words.map((one) => (
          <label
            key={one}
            className="inline-flex min-h-11 cursor-pointer items-center gap-2 px-2 font-semibold"
          >
            <input
              type="radio"
              name="growing-word"
              checked={word === one}
              onChange={() => {
                setWord(one);
                fetchEngine();
              }}
              className="size-5"
            />
            <span {...attributes}>{show(one)}</span>
          </label>
        ))}
      </fieldset>
    </div>
  );
}
