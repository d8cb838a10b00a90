import { useEffect, useRef, useState } from "react";
import { Barys } from "#app/components/barys/barys.tsx";
import { SayButton } from "#app/components/kazakh/say-button.tsx";
import { Button, ButtonLink } from "#app/components/ui/button.tsx";
import { Card } from "#app/components/ui/card.tsx";
import { classNames } from "#app/components/ui/class-names.ts";
import { KazakhWord } from "#app/components/ui/kazakh-word.tsx";
import { Tile } from "#app/components/ui/tile.tsx";
import { useMeaningLanguage } from "#app/lib/language/meaning-language.ts";
import { say } from "#app/lib/voice/player.ts";
import { voiceSetting } from "#app/lib/voice/voice-setting.ts";
import { m } from "#app/paraglide/messages.js";
import { chosen, firstTurn, nextTurn, poseAt } from "./exercise-turn.ts";
import type { FirstTask } from "./first-tasks.ts";

/**
 * A newcomer's first word, in the hero: hear it, tap its meaning, then read a sentence with it. Nobody
 * fails here: a wrong choice is marked, and the others stay.
 */
export function FirstExercise({
  tasks,
  next,
}: {
  tasks: readonly FirstTask[];
  /** Where the course begins, and what its first lesson is called. */
  next: { to: string; title: string };
}) {
  const into = useMeaningLanguage();
  const [turn, setTurn] = useState(firstTurn);
  const { place, wrong, done } = turn;
  const box = useRef<HTMLDivElement>(null);
  const isTouched = place > 0 || done;

  // Whoever uses the keyboard finds the focus on what comes next, not lost with the button that is gone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows each turn of the exercise
  useEffect(() => {
    if (isTouched)
      box.current?.querySelector<HTMLElement>("[data-next]")?.focus({ preventScroll: true });
  }, [place, done]);

  const task = tasks[place];
  if (task === undefined) return null;
  const isLast = place === tasks.length - 1;
  const meaning = task.choices[task.right]?.[into] ?? "";

  function choose(choice: number) {
    if (task === undefined) return;
    const { quiet, rate } = voiceSetting();
    if (!quiet) void say(task.kz, rate);
    setTurn(chosen(turn, choice, task.right));
  }

  return (
    <Card stitched className="relative">
      <section
        ref={box}
        aria-label={m.home_first_label()}
        className="flex flex-col gap-3 p-5 sm:p-7"
      >
        <Barys
          pose={poseAt(turn)}
          className="absolute -top-10 right-3 z-1 size-26 max-[359px]:size-22 sm:-top-16 sm:right-5 sm:size-40"
        />
        <div className="flex min-h-24 flex-col justify-center gap-1 pe-24 max-[359px]:pe-20 sm:min-h-28 sm:pe-40">
          <p className="flex items-center gap-2">
            <SayButton text={task.kz} size="large" className="-ms-2" />
            <KazakhWord
              word={task.kz}
              size="head"
              harmony
              className={place > 0 ? "text-2xl sm:text-3xl" : "max-[359px]:text-3xl"}
            />
          </p>
          <p
            tabIndex={-1}
            {...(!done && { "data-next": "" })}
            className="text-ink-soft outline-none"
          >
            {done ? <span lang={into}>{meaning}</span> : m.home_first_ask()}
          </p>
        </div>
        {/* Both states lie in one cell: the card keeps its height, and nothing below it moves. */}
        <div className="grid">
          <ul className={classNames("col-start-1 row-start-1 grid gap-2", done && "invisible")}>
            {task.choices.map((choice, at) => (
              <li key={choice.en}>
                <Tile
                  wide
                  lang={into}
                  state={wrong.includes(at) ? "wrong" : "idle"}
                  disabled={wrong.includes(at) || done}
                  onClick={() => choose(at)}
                >
                  {choice[into]}
                </Tile>
              </li>
            ))}
          </ul>
          <div
            className={classNames(
              "col-start-1 row-start-1 flex flex-col justify-center gap-4",
              !done && "invisible",
            )}
          >
            <p className="text-xl font-bold text-steppe">
              {done && (isLast ? m.home_second_right() : m.home_first_right())}
            </p>
            {done &&
              (isLast ? (
                <ButtonLink to={next.to} size="large" data-next="">
                  {m.home_first_lesson({ title: next.title })}
                </ButtonLink>
              ) : (
                <Button size="large" data-next="" onClick={() => setTurn(nextTurn(turn))}>
                  {m.home_first_more()}
                </Button>
              ))}
          </div>
        </div>
        <p role="status" className="min-h-6 text-sm text-ink-soft">
          {done ? (
            <span className="sr-only">{isLast ? m.home_second_right() : m.home_first_right()}</span>
          ) : wrong.length > 0 ? (
            m.home_first_wrong()
          ) : (
            place === 0 && m.home_first_hint()
          )}
        </p>
      </section>
    </Card>
  );
}
