import { Meaning } from "./meaning.tsx";

/** A longer translation takes a smaller size, so that the answers stay in sight on a phone. */
const longText = 16;

/** What is asked for in Kazakh: the meaning, large, with its picture where it has one. */
export function AskedMeaning({
  meaning,
  picture = null,
}: {
  meaning: { readonly en: string; readonly ru: string };
  picture?: string | null;
}) {
  const isLong = Math.max(meaning.en.length, meaning.ru.length) > longText;
  return (
    <p className="flex items-center gap-4 leading-tight font-extrabold">
      {picture !== null && (
        <img src={picture} alt="" width={64} height={64} className="size-16 object-contain" />
      )}
      <Meaning of={meaning} className={isLong ? "text-2xl" : "text-3xl"} />
    </p>
  );
}
