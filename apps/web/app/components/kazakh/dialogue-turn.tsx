import { ReportFlag } from "#app/components/report/report-flag.tsx";
import { GlossedText } from "./gloss/glossed-text.tsx";
import { SayButton } from "./say-button.tsx";
import { useKazakhScript } from "./script/kazakh-script.ts";

/** One turn of a conversation: who says what, word by word to tap, and the button that says it. */
export function DialogueTurn({
  speaker,
  kz,
  translation,
  into,
  isTranslated = true,
}: {
  speaker: string | undefined;
  kz: string;
  translation: string;
  into: "en" | "ru";
  isTranslated?: boolean;
}) {
  const { attributes } = useKazakhScript();
  return (
    <>
      <div className="min-w-0 flex-1">
        <p className="text-sm font-bold text-sky-deep">{speaker}</p>
        <p dir={attributes.dir} className="text-lg leading-snug font-semibold">
          <GlossedText text={kz} translation={translation} />
        </p>
        {isTranslated && (
          <p lang={into} className="text-sm text-ink-soft">
            {translation}
          </p>
        )}
      </div>
      <span className="flex shrink-0 max-sm:flex-col">
        <SayButton text={kz} />
        <ReportFlag kind="sentence" subject={kz} />
      </span>
    </>
  );
}
