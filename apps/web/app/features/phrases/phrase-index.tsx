import type { PhraseTopicSummary } from "@tilashar/contracts";
import { Link } from "react-router";
import { Chip } from "#app/components/ui/chip.tsx";
import { Kazakh } from "#app/components/ui/kazakh-word.tsx";
import { useLanguage } from "#app/lib/language/browser-language.ts";
import { levelNames } from "#app/lib/lesson-level.ts";
import { paths } from "#app/lib/paths.ts";
import { m } from "#app/paraglide/messages.js";
import { phraseGroups } from "./phrase-groups.ts";

/** The phrase book's contents: its topics by part of life, each part one tap away. */
export function PhraseIndex({ topics }: { topics: readonly PhraseTopicSummary[] }) {
  const groups = phraseGroups(topics);
  return (
    <>
      <nav aria-label={m.phrases_groups()} className="flex flex-wrap gap-2 pb-8">
        {groups.map(({ id, title }) => (
          <a
            key={id}
            href={`#${id}`}
            className="inline-flex min-h-11 items-center rounded-full border-2 border-stitch bg-felt-raised px-4 leading-tight font-semibold hover:border-sky"
          >
            {title}
          </a>
        ))}
      </nav>
      {groups.map(({ id, title, topics: listed }) => (
        <section key={id} aria-labelledby={id} className="pb-8">
          <h2 id={id} className="flex scroll-mt-24 items-center gap-3 pb-3 text-xl md:text-2xl">
            {title}
            <Chip>{listed.length}</Chip>
          </h2>
          <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
            {listed.map((topic) => (
              <TopicLink key={topic.id} topic={topic} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function TopicLink({ topic: { id, title, lang_level, count } }: { topic: PhraseTopicSummary }) {
  const language = useLanguage();
  return (
    <li className="relative flex flex-col gap-1 rounded-card bg-felt-raised px-4 py-3 shadow-lift has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-sky">
      <Link
        to={paths.phraseTopic(id)}
        prefetch="intent"
        className="text-lg leading-snug font-bold outline-none after:absolute after:inset-0 hover:text-sky"
      >
        {title[language]}
      </Link>
      {language !== "kz" && (
        <Kazakh as="p" className="flex-1 text-ink-soft">
          {title.kz}
        </Kazakh>
      )}
      <p className="text-sm text-ink-soft">
        {levelNames[lang_level]()} · {m.phrases_count({ count })}
      </p>
    </li>
  );
}
