import { useMeaningLanguage } from "#app/lib/language/meaning-language.ts";

/** A longer translation takes a smaller size, so that four options stay in sight on a phone. */
const longText = 16;

/** What is asked: the translation, large, with its picture where it has one. */
export function AskedWord({
  task,
  text,
  picture,
}: {
  task: string;
  text: string;
  picture: string | null | undefined;
}) {
  const into = useMeaningLanguage();
  return (
    <div className="flex items-center gap-4">
      {picture && <img src={picture} alt="" width={64} height={64} className="size-16" />}
      <div>
        <h3 className="text-base font-semibold text-ink-soft">{task}</h3>
        <p
          lang={into}
          className={`leading-tight font-extrabold break-words ${text.length > longText ? "text-2xl" : "text-3xl"}`}
        >
          {text}
        </p>
      </div>
    </div>
  );
}
