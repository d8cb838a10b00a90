import type { ReactNode } from "react";
import { Kazakh } from "#app/components/ui/kazakh-word.tsx";
import { useLanguage } from "#app/lib/language/browser-language.ts";

/** The head of a lesson's or text's page: its picture where there is room, its title, and what it is. */
export function ResourceHero({
  cover,
  title,
  kazakh,
  children,
}: {
  cover: string;
  /** In the language on screen; `kazakh` stands below it, unless that is Kazakh. */
  title: string;
  kazakh: string;
  children: ReactNode;
}) {
  const language = useLanguage();
  return (
    <header className="flex items-start gap-5 pt-2 pb-6">
      <img
        src={cover}
        alt=""
        width={320}
        height={200}
        loading="lazy"
        className="hidden aspect-[8/5] w-56 shrink-0 rounded-card bg-felt-sunk object-cover sm:block"
      />
      <div className="flex min-w-0 flex-1 flex-col items-start gap-2">
        <h1 className="text-3xl md:text-4xl">
          {language === "kz" ? <Kazakh>{kazakh}</Kazakh> : title}
        </h1>
        {language !== "kz" && <Kazakh className="text-xl text-ink-soft">{kazakh}</Kazakh>}
        {children}
      </div>
    </header>
  );
}
