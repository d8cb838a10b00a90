import { NavLink } from "react-router";
import { classNames } from "#app/components/ui/class-names.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { Menu, menuItemClass } from "#app/components/ui/menu.tsx";
import { paths } from "#app/lib/paths.ts";
import { m } from "#app/paraglide/messages.js";
import { navigation } from "./navigation.ts";

/** The navigation on a narrow screen. */
export function BurgerMenu() {
  return (
    <Menu label={m.nav_menu()} button={<Icon name="menu" />}>
      <nav aria-label={m.nav_label()}>
        {navigation.map(({ to, label, guestOnly, learnerOnly }) => (
          <NavLink
            key={to}
            to={to}
            className={classNames(
              menuItemClass,
              guestOnly && "for-guest",
              learnerOnly && "for-user",
            )}
          >
            {label()}
          </NavLink>
        ))}
        <div className="for-guest">
          <NavLink to={paths.login} className={menuItemClass}>
            {m.nav_login()}
          </NavLink>
          <NavLink to={paths.register} className={menuItemClass}>
            {m.nav_register()}
          </NavLink>
        </div>
      </nav>
    </Menu>
  );
}
