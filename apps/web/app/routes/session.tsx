import { data } from "react-router";
import type { EarlyFetches } from "#app/document/early-fetches.ts";
import { MissingSession } from "#app/features/session/missing-session.tsx";
import { SessionFrame } from "#app/features/session/session-frame.tsx";
import { unitMaterialAddress } from "#app/features/session/unit-material-address.ts";
import { useLanguage } from "#app/lib/language/browser-language.ts";
import { currentLanguage } from "#app/lib/language/language.ts";
import { pageContext } from "#app/lib/page-context.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { publicPath } from "#app/lib/path/public-path.ts";
import { type AddressedSession, sessionOfAddress } from "#app/lib/path/session-of-address.ts";
import { stepName, stepTitle, unitEndName } from "#app/lib/path/step-name.ts";
import { m } from "#app/paraglide/messages.js";
import type { Route } from "./+types/session";

/** A step of a lesson (/lessons/61/steps/meet-1), or what ends a unit (/lessons/units/a-01-…/story). */
export function loader({ context, params }: Route.LoaderArgs) {
  const { content } = context.get(pageContext);
  const session = sessionOfAddress(content.path().units, params);
  if (session === null) return data(null, { status: 404 });
  return { ...session, firstWord: content.firstWord(session) };
}

/** Without a network any session of the path that this browser keeps can be opened. */
export async function clientLoader({ params, serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader();
  } catch (error) {
    const path = await publicPath().catch(() => null);
    if (path === null) throw error;
    const session = sessionOfAddress(path.units, params);
    return session && { ...session, firstWord: null };
  }
}

export const handle = {
  fetches: (session: AddressedSession | null) =>
    session === null ? [] : [unitMaterialAddress(session.unit)],
} satisfies EarlyFetches<AddressedSession | null>;

const partName = (
  { part, words }: AddressedSession,
  nameOf: typeof stepName | typeof stepTitle,
): string =>
  part === "story" || part === "checkpoint" ? unitEndName(part) : nameOf({ id: part, words });

export const meta = ({ loaderData }: Route.MetaArgs) => {
  if (!loaderData) return pageMeta(m.session_missing_title(), m.session_missing_text());
  const title = loaderData.titles[currentLanguage()];
  return pageMeta(
    `${partName(loaderData, stepTitle)} · ${title} · ${m.app_name()}`,
    m.session_meta_description({ title }),
  );
};

export default function Session({ loaderData }: Route.ComponentProps) {
  const language = useLanguage();
  if (loaderData === null) return <MissingSession />;
  const { unit, lesson, titles, part, firstWord } = loaderData;
  return (
    <SessionFrame
      // Another step is another session.
      key={`${unit} ${lesson} ${part}`}
      title={`${titles[language]}: ${partName(loaderData, stepName)}`}
      unit={unit}
      lesson={lesson}
      part={part}
      firstWord={firstWord}
    />
  );
}
