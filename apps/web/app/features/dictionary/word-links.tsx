import type { WordLink } from "@tilashar/contracts";
import { Link } from "react-router";
import { Kazakh } from "#app/components/ui/kazakh-word.tsx";
import { useMeaningLanguage } from "#app/lib/language/meaning-language.ts";
import { paths } from "#app/lib/paths.ts";
import { shortMeaning } from "./word-meaning.ts";

/** Words with their meanings, each a link to its page. */
export function WordLinks({ words }: { words: readonly WordLink[] }) {
  const into = useMeaningLanguage();
  return (
    <ul className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
      {words.map((word) => (
        <li
          key={word.lemma}
          className="relative rounded-card border-2 border-stitch bg-felt-raised px-4 py-2 hover:border-sky has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-sky"
        >
          <Link
            to={paths.word(word.lemma)}
            prefetch="intent"
            className="font-bold outline-none after:absolute after:inset-0"
          >
            <Kazakh>{word.lemma}</Kazakh>
          </Link>
          <p lang={into} className="text-sm text-ink-soft">
            {shortMeaning(word, into)}
          </p>
        </li>
      ))}
    </ul>
  );
}
