import { Link, useLocation } from "react-router";
import { classNames } from "#app/components/ui/class-names.ts";
import { Icon, type IconName } from "#app/components/ui/icon.tsx";
import { paths } from "#app/lib/paths.ts";
import { m } from "#app/paraglide/messages.js";
import { useDueCount } from "./use-due-count.ts";

interface Tab {
  to: string;
  label: () => string;
  icon: IconName;
  /** Beginnings of the addresses that belong to it. */
  section: RegExp;
  /** Whose it is; everyone's without it. */
  whose?: "for-guest" | "for-user";
}

const tabs: readonly Tab[] = [
  { to: paths.home, label: m.tab_today, icon: "home", section: /^\/$/, whose: "for-guest" },
  {
    to: paths.profile,
    label: m.tab_today,
    icon: "home",
    section: /^\/profile\/?$/,
    whose: "for-user",
  },
  { to: paths.lessons, label: m.nav_lessons, icon: "path", section: /^\/lessons/ },
  { to: paths.review, label: m.tab_review, icon: "cards", section: /^\/review/ },
  {
    to: paths.learn,
    label: m.nav_learn,
    icon: "compass",
    section:
      /^\/(?:learn|read|reading|watch|watching|grammar|word|word-of-the-day|exams|phrases|proficiency-test|speak-kazakh)(?:\/|$)/,
  },
  {
    to: paths.me,
    label: m.tab_me,
    icon: "user",
    section: /^\/(?:me|words|login|register|about|contact|privacy|accessibility|profile\/)/,
  },
];

/** The five places of a phone, under the thumb; a wide window has the bar of words at the top instead. */
export function TabBar() {
  const { pathname } = useLocation();
  const due = useDueCount();
  return (
    <nav
      aria-label={m.tab_label()}
      data-tab-bar=""
      className="fixed inset-x-0 bottom-0 z-30 border-t-2 border-stitch bg-felt pb-[env(safe-area-inset-bottom)] bar:hidden print:hidden"
    >
      <ul className="mx-auto flex h-15 max-w-2xl">
        {tabs.map(({ to, label, icon, section, whose }) => {
          const isHere = section.test(pathname);
          return (
            <li key={to} className={classNames("flex min-w-0 flex-1", whose)}>
              <Link
                to={to}
                prefetch="intent"
                aria-current={isHere ? (pathname === to ? "page" : "true") : undefined}
                className={classNames(
                  "flex min-w-0 flex-1 flex-col items-center justify-center gap-0.5 text-xs font-semibold",
                  isHere ? "text-sky" : "text-ink-soft",
                )}
              >
                <span
                  className={classNames(
                    "relative flex h-7 w-13 items-center justify-center rounded-full",
                    isHere && "bg-sky-wash",
                  )}
                >
                  <Icon name={icon} />
                  {to === paths.review && due > 0 && (
                    <span className="absolute -top-1 -right-0.5 min-w-5 rounded-full bg-sky px-1 text-center text-xs font-bold text-on-sky">
                      <span aria-hidden="true">{due > 99 ? "99+" : due}</span>
                      <span className="sr-only">{m.tab_due({ count: due })}</span>
                    </span>
                  )}
                </span>
                <span className="max-w-full truncate">{label()}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
