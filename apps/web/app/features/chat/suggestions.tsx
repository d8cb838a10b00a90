import { m } from "#app/paraglide/messages.js";

/** Messages that one press sends. */
export function Suggestions({
  texts,
  lang,
  disabled,
  onChoose,
}: {
  texts: readonly string[];
  lang?: string | undefined;
  disabled: boolean;
  onChoose: (text: string) => void;
}) {
  if (texts.length === 0) return null;
  return (
    <ul aria-label={m.tutor_suggestions()} lang={lang} className="flex flex-wrap gap-2">
      {texts.map((text) => (
        <li key={text}>
          <button
            type="button"
            disabled={disabled}
            onClick={() => onChoose(text)}
            className="min-h-11 rounded-full border-2 border-stitch bg-felt-raised px-4 py-1.5 text-start leading-tight font-semibold text-ink hover:border-sky disabled:text-ink-soft"
          >
            {text}
          </button>
        </li>
      ))}
    </ul>
  );
}
