import { Link } from "react-router";
import { Barys } from "#app/components/barys/barys.tsx";
import { Avatar } from "#app/components/ui/avatar.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { Card } from "#app/components/ui/card.tsx";
import { Icon, type IconName } from "#app/components/ui/icon.tsx";
import { paths } from "#app/lib/paths.ts";
import { useSession } from "#app/lib/session/session.ts";
import { m } from "#app/paraglide/messages.js";

const learnerPages: readonly { to: string; label: () => string; icon: IconName }[] = [
  { to: paths.words, label: m.words_title, icon: "book" },
  { to: paths.achievements, label: m.achievements_title, icon: "sun" },
  { to: paths.leaderboard, label: m.leaderboard_nav, icon: "up" },
  { to: paths.settings, label: m.settings_nav, icon: "sliders" },
];

/** What is the visitor's own: the learner's pages, or what an account would keep. */
export function OwnLinks() {
  return (
    <>
      <div className="for-guest">
        <GuestCard />
      </div>
      <div className="for-user">
        <LearnerCard />
      </div>
    </>
  );
}

function GuestCard() {
  return (
    <Card stitched className="flex items-center gap-4 p-5 sm:p-7">
      <Barys pose="hello" className="size-24 shrink-0 sm:size-32" />
      <div className="flex min-w-0 flex-1 flex-col items-start gap-3">
        <p className="font-semibold">{m.me_guest()}</p>
        <div className="flex flex-wrap gap-2">
          <ButtonLink to={paths.register}>{m.nav_register()}</ButtonLink>
          <ButtonLink to={paths.login} look="quiet">
            {m.nav_login()}
          </ButtonLink>
        </div>
      </div>
    </Card>
  );
}

function LearnerCard() {
  const { user } = useSession();
  return (
    <Card className="p-2 sm:p-3">
      <p className="flex min-h-14 items-center gap-3 px-3 text-lg font-bold">
        <Avatar id={user?.id ?? 0} name={user?.username ?? " "} src={null} />
        <span className="truncate">{user?.username ?? "\u00a0"}</span>
      </p>
      <ul>
        {learnerPages.map(({ to, label, icon }) => (
          <li key={to} className="border-t-2 border-felt-sunk">
            <Link
              to={to}
              prefetch="intent"
              className="flex min-h-13 items-center gap-4 rounded-tile px-3 font-semibold hover:bg-sky-wash"
            >
              <Icon name={icon} className="size-6 text-sky" />
              <span className="flex-1">{label()}</span>
              <Icon name="forward" className="size-5 text-ink-soft" />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
