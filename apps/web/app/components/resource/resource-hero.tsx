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
      <div className="relative aspect-[5/2] w-full shrink-0 overflow-hidden rounded-card bg-felt-sunk sm:aspect-[8/5] sm:w-56 md:w-72">
        <Cover src={cover} narrow="strip" className="absolute inset-0 size-full object-cover" />
      </div>
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
