import { Kazakh } from "#app/components/ui/kazakh-word.tsx";
import { useLanguage } from "#app/lib/language/browser-language.ts";
import { kazakhRuns } from "./kazakh-runs.ts";

/** A text in the page's language, whose Kazakh stands in the script that the learner reads. */
export function KazakhInText({ children }: { children: string }) {
  const language = useLanguage();
  return kazakhRuns(children, language).map(({ text, isKazakh }, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the runs of a text never change places
    isKazakh ? <Kazakh key={at}>{text}</Kazakh> : text,
  );
}
