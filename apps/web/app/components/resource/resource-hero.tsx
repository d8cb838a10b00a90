import type { ReactNode } from "react";
import { Kazakh } from "#app/components/ui/kazakh-word.tsx";
import { useLanguage } from "#app/lib/language/browser-language.ts";
import { Cover } from "./cover.tsx";

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
    <header className="flex items-start gap-5 pt-2 pb-6 max-sm:flex-col max-sm:gap-4">
      <Cover
        src={cover}
        narrow="strip"
        className="aspect-[8/5] shrink-0 rounded-card bg-felt-sunk object-cover max-sm:aspect-[5/2] max-sm:w-full sm:w-56 md:w-72"
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
