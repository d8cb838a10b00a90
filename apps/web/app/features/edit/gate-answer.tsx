import { Notice } from "#app/components/ui/notice.tsx";
import { failureText } from "#app/lib/api/failure.ts";
import { useLanguage } from "#app/lib/language/browser-language.ts";
import { m } from "#app/paraglide/messages.js";
import { problemText } from "./problem-text.ts";
import type { Check } from "./use-check.ts";

/** What the gate says of a changed text, and how the language engine reads its Kazakh. */
export function GateAnswer({ check, path }: { check: Check; path: string }) {
  const language = useLanguage();
  if (check.status === "none") return null;
  if (check.status === "failed")
    return <Notice kind="error">{failureText(check.error, m.edit_check_failed())}</Notice>;
  if (check.status === "checking")
    return (
      <p role="status" className="text-sm text-ink-soft">
        {m.edit_checking()}
      </p>
    );
  const { words, forms } = check.found;
  // Warnings of other texts of the file stood there before.
  const problems = check.found.problems.filter(
    (problem) => problem.severity === "error" || problem.path === path,
  );
  const unknown = words.filter(({ lemmas }) => lemmas.length === 0);
  return (
    <div role="status" className="flex flex-col gap-2 text-sm">
      {problems.length === 0 && (
        <p className="font-semibold text-steppe">{m.edit_check_nothing()}</p>
      )}
      {problems.length > 0 && (
        <ul className="flex flex-col gap-1">
          {problems.map((problem) => (
            <li
              key={`${problem.file} ${problem.path} ${problem.message}`}
              className={
                problem.severity === "error"
                  ? "font-semibold break-words text-pomegranate"
                  : "break-words text-ink"
              }
            >
              {problem.severity === "error" ? m.edit_problem_error() : m.edit_problem_warning()}{" "}
              {problemText(problem)}
            </li>
          ))}
        </ul>
      )}
      {words.length > 0 && (
        <details>
          <summary className="min-h-11 cursor-pointer content-center font-semibold">
            {unknown.length > 0
              ? m.edit_words_unknown({ count: unknown.length })
              : m.edit_words_known({ count: words.length })}
          </summary>
          <ul lang="kk" className="flex flex-wrap gap-x-4 gap-y-1 pt-1">
            {words.map(({ word, lemmas }) => (
              <li key={word} className="break-words">
                <span className="font-semibold">{word}</span>{" "}
                {lemmas.length === 0 ? "—" : lemmas.join(", ")}
              </li>
            ))}
          </ul>
        </details>
      )}
      {forms.length > 0 && (
        <details open>
          <summary className="min-h-11 cursor-pointer content-center font-semibold">
            {m.edit_forms()}
          </summary>
          <ul className="flex flex-wrap gap-x-4 gap-y-1 pt-1">
            {forms.map(({ form, use }) => (
              <li key={`${form} ${use.en}`}>
                <span lang="kk" className="font-semibold">
                  {form}
                </span>{" "}
                <span className="text-ink-soft">{use[language]}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
