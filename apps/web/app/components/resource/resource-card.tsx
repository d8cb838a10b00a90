import type { ReactNode } from "react";
import { Link } from "react-router";
import { Card } from "#app/components/ui/card.tsx";
import { classNames } from "#app/components/ui/class-names.ts";
import { Kazakh } from "#app/components/ui/kazakh-word.tsx";
import { isDrawnCover } from "#app/lib/cover-address.ts";
import { useLanguage } from "#app/lib/language/browser-language.ts";
import { Cover } from "./cover.tsx";

const layouts = {
  /** The picture beside the text on a phone, above it elsewhere. */
  list: {
    card: "sm:flex-col",
    picture: "max-sm:ms-3 max-sm:mt-3 max-sm:mb-3 max-sm:self-start max-sm:rounded-tile sm:w-full",
    drawn: "max-sm:size-24 sm:aspect-[8/5]",
    other: "aspect-[8/5] max-sm:w-28",
    text: "items-start gap-1 px-4 py-3 sm:px-5 sm:pt-4 sm:pb-5",
    kazakh: "text-ink-soft",
  },
  /** Above it everywhere. */
  poster: {
    card: "flex-col",
    text: "items-start gap-1 px-4 pt-3 pb-4 sm:px-5",
    kazakh: "text-ink-soft",
  },
  /** Beside it everywhere. */
  row: {
    card: "",
    picture: "ms-3 mt-3 mb-3 self-start rounded-tile",
    drawn: "size-20 sm:size-24",
    other: "aspect-[8/5] w-28 max-sm:w-20",
    text: "px-3 py-3 sm:px-4",
    kazakh: "text-sm text-ink-soft",
  },
} as const;

type Layout = keyof typeof layouts;

/** A lesson, text or film in a list; the whole card is the link. */
export function ResourceCard({
  to,
  title,
  kazakh,
  layout,
  heading: Heading = "h2",
  marked = false,
  picture,
  children,
}: {
  to: string;
  /** In the language on screen; `kazakh` stands below it, unless that is Kazakh. */
  title: string;
  kazakh: string;
  layout: Layout;
  heading?: "h2" | "h3";
  /** It is what comes next. */
  marked?: boolean;
  picture: ReactNode;
  children: ReactNode;
}) {
  const language = useLanguage();
  const looks = layouts[layout];
  return (
    <Card
      className={classNames(
        "group relative flex h-full overflow-hidden has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-sky",
        looks.card,
        marked && "ring-3 ring-sun",
      )}
    >
      {picture}
      <div className={classNames("flex min-w-0 flex-1 flex-col", looks.text)}>
        <Heading className="text-lg hyphens-auto wrap-anywhere">
          <Link
            to={to}
            prefetch="intent"
            className="outline-none group-hover:text-sky after:absolute after:inset-0"
          >
            {language === "kz" ? <Kazakh>{kazakh}</Kazakh> : title}
          </Link>
        </Heading>
        {language !== "kz" && <Kazakh className={looks.kazakh}>{kazakh}</Kazakh>}
        {children}
      </div>
    </Card>
  );
}

/** The picture of a card. `first` ones are in sight and load at once. */
export function CardCover({
  src,
  layout,
  first,
}: {
  src: string;
  layout: Exclude<Layout, "poster">;
  first: boolean;
}) {
  const looks = layouts[layout];
  return (
    <div
      className={classNames(
        "relative shrink-0 overflow-hidden bg-felt-sunk",
        looks.picture,
        isDrawnCover(src) ? looks.drawn : looks.other,
      )}
    >
      <Cover
        src={src}
        crop={layout === "row" ? "square" : "wide"}
        narrow="square"
        loading={first ? "eager" : "lazy"}
        fetchPriority={first ? "auto" : "low"}
        decoding="async"
        className="absolute inset-0 size-full object-cover"
      />
    </div>
  );
}
