import { Link, NavLink } from "react-router";
import { classNames } from "#app/components/ui/class-names.ts";
import { Horn } from "#app/components/ui/horn.tsx";
import { paths } from "#app/lib/paths.ts";
import { m } from "#app/paraglide/messages.js";
import { LanguageMenu } from "./language-menu.tsx";
import { navigation } from "./navigation.ts";
import { SearchButton } from "./search/search-button.tsx";
import { UserMenu } from "./user-menu.tsx";

const linkClass =
  "inline-flex min-h-11 items-center rounded-full px-4 font-semibold hover:bg-felt-sunk aria-[current=page]:text-sky";

/**
 * The same for every visitor in the cached page: what is a guest's and what is a learner's are both
 * there, and the early script's `data-session` shows one of them.
 */
export function Header() {
  return (
    <header className="sticky top-0 z-30 border-b-2 border-stitch bg-felt print:hidden">
      <div className="mx-auto flex h-16 max-w-6xl items-center gap-1 px-4">
        <Logo to={paths.home} className="for-guest" />
        {/* The home page would send a learner away again. */}
        <Logo to={paths.profile} className="for-user" />
        <nav aria-label={m.nav_label()} className="ms-4 hidden flex-1 gap-1 bar:flex">
          {navigation.map(({ to, label, guestOnly, learnerOnly }) => (
            <NavLink
              key={to}
              to={to}
              prefetch="intent"
              className={classNames(linkClass, guestOnly && "for-guest", learnerOnly && "for-user")}
            >
              {label()}
            </NavLink>
          ))}
        </nav>
        {/* As wide as both its buttons: a phone may paint the first of them before it has read the other. */}
        <div className="ms-auto flex items-center max-sm:min-w-23 sm:gap-1">
          <SearchButton />
          <LanguageMenu />
          <div className="for-guest hidden items-center gap-1 bar:flex">
            <NavLink to={paths.login} prefetch="intent" className={linkClass}>
              {m.nav_login()}
            </NavLink>
            <NavLink
              to={paths.register}
              prefetch="intent"
              className="inline-flex min-h-11 items-center rounded-card bg-sky px-4 font-bold text-on-sky hover:bg-sky-deep"
            >
              {m.nav_register()}
            </NavLink>
          </div>
          <div className="for-user">
            <div className="hidden bar:block">
              <UserMenu />
            </div>
          </div>
        </div>
      </div>
    </header>
  );
}

function Logo({ to, className }: { to: string; className: string }) {
  return (
    <Link
      to={to}
      className={classNames(
        "-ms-2 flex min-h-11 items-center gap-2 rounded-full px-2 text-xl font-extrabold tracking-tight",
        className,
      )}
    >
      <Horn shape="pair" className="size-8 text-sky" />
      {m.app_name()}
    </Link>
  );
}
