import { data } from "react-router";
import { MissingSession } from "#app/features/session/missing-session.tsx";
import { SessionFrame, type SessionPart } from "#app/features/session/session-frame.tsx";
import { useLanguage } from "#app/lib/language/browser-language.ts";
import { currentLanguage } from "#app/lib/language/language.ts";
import { pageContext } from "#app/lib/page-context.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { stepName, unitEndName } from "#app/lib/path/step-name.ts";
import { m } from "#app/paraglide/messages.js";
import type { Route } from "./+types/session";

/** A step of a lesson (/lessons/61/steps/meet-1), or what ends a unit (/lessons/units/a-01-…/story). */
export function loader({ context, params: { of, name, part } }: Route.LoaderArgs) {
  const { units } = context.get(pageContext).content.path();
  for (const unit of units) {
    if (of === "units" && unit.id === name) {
      if (part === "checkpoint")
        return { unit: unit.id, lesson: null, titles: unit.titles, part } as const;
      if (part === "story" && unit.story)
        return { unit: unit.id, lesson: null, titles: unit.story.titles, part } as const;
    }
    const lesson = unit.lessons.find(({ id }) => String(id) === of);
    const step = name === "steps" && lesson?.steps.find(({ id }) => id === part);
    if (lesson && step && step.id !== "check")
      return { unit: unit.id, lesson: lesson.id, titles: lesson.titles, part: step.id };
  }
  return data(null, { status: 404 });
}

const partName = (part: SessionPart): string =>
  part === "story" || part === "checkpoint" ? unitEndName(part) : stepName(part);

export const meta = ({ loaderData }: Route.MetaArgs) => {
  if (!loaderData) return pageMeta(m.session_missing_title(), m.session_missing_text());
  const title = loaderData.titles[currentLanguage()];
  return pageMeta(
    `${partName(loaderData.part)} · ${title} · ${m.app_name()}`,
    m.session_meta_description({ title }),
  );
};

export default function Session({ loaderData }: Route.ComponentProps) {
  const language = useLanguage();
  if (loaderData === null) return <MissingSession />;
  const { unit, lesson, titles, part } = loaderData;
  return (
    <SessionFrame
      // Another step is another session.
      key={`${unit} ${lesson} ${part}`}
      title={`${titles[language]}: ${partName(part)}`}
      unit={unit}
      lesson={lesson}
      part={part}
    />
  );
}
