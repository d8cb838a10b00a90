import type { ReactNode } from "react";
import { Link } from "react-router";
import { Card } from "#app/components/ui/card.tsx";
import { classNames } from "#app/components/ui/class-names.ts";
import { Kazakh } from "#app/components/ui/kazakh-word.tsx";
import { useLanguage } from "#app/lib/language/browser-language.ts";

const layouts = {
  /** The picture beside the text on a phone, above it elsewhere. */
  list: {
    card: "sm:flex-col",
    picture: "max-sm:ms-3 max-sm:mt-4 max-sm:self-start max-sm:rounded-tile w-28 sm:w-full",
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
    picture: "ms-3 mt-3 mb-3 w-28 self-start max-sm:w-20 rounded-tile",
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
  return (
    <img
      src={src}
      alt=""
      width={320}
      height={200}
      loading={first ? "eager" : "lazy"}
      fetchPriority={first ? "auto" : "low"}
      decoding="async"
      className={classNames(
        "aspect-[8/5] shrink-0 bg-felt-sunk object-cover",
        layouts[layout].picture,
      )}
    />
  );
}
