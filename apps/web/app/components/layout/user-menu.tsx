import { Link } from "react-router";
import { Icon } from "#app/components/ui/icon.tsx";
import { Menu, menuItemClass } from "#app/components/ui/menu.tsx";
import { paths } from "#app/lib/paths.ts";
import { logOut } from "#app/lib/session/log-out.ts";
import { rights } from "#app/lib/session/rights.ts";
import { useSession } from "#app/lib/session/session.ts";
import { m } from "#app/paraglide/messages.js";

/** The learner's menu. Nothing in it moves when the name is known: it may be open by then, and about to be pressed. */
export function UserMenu() {
  const { user } = useSession();
  const { acts } = rights.use();
  return (
    <Menu
      label={m.nav_user_menu()}
      button={
        <span className="flex size-8 items-center justify-center rounded-full bg-sky font-bold text-on-sky">
          {user === null ? <Icon name="user" className="size-5" /> : initial(user.username)}
        </span>
      }
      className="px-1.5"
    >
      <p className="max-w-64 truncate border-b-2 border-stitch px-3 pt-1 pb-2 text-ink-soft">
        {user?.username ?? "\u00a0"}
      </p>
      <Link to={paths.profile} className={menuItemClass}>
        {m.nav_dashboard()}
      </Link>
      <Link to={paths.review} className={menuItemClass}>
        {m.review_title()}
      </Link>
      <Link to={paths.words} className={menuItemClass}>
        {m.words_title()}
      </Link>
      <Link to={paths.leaderboard} className={menuItemClass}>
        {m.leaderboard_nav()}
      </Link>
      <Link to={paths.settings} className={menuItemClass}>
        {m.settings_nav()}
      </Link>
      {acts.includes("see the course's files") && (
        <Link to={paths.edit} className={menuItemClass}>
          {m.edit_title()}
        </Link>
      )}
      {(acts.includes("lend a voice") || acts.includes("judge a recording")) && (
        <Link to={paths.studio} className={menuItemClass}>
          {m.studio_title()}
        </Link>
      )}
      <button
        type="button"
        className={menuItemClass}
        onClick={async () => {
          await logOut();
          // A whole new page: nothing of the learner stays in this one's memory.
          location.assign(paths.home);
        }}
      >
        {m.nav_logout()}
      </button>
    </Menu>
  );
}

function initial(name: string) {
  return [...name][0]?.toLocaleUpperCase("kk");
}
