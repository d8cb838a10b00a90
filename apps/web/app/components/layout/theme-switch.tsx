import { classNames } from "#app/components/ui/class-names.ts";
import { Icon, type IconName } from "#app/components/ui/icon.tsx";
import { chooseTheme, type Theme, useTheme } from "#app/lib/theme.ts";
import { m } from "#app/paraglide/messages.js";

const themes: readonly { theme: Theme; icon: IconName; label: () => string }[] = [
  { theme: "system", icon: "device", label: m.theme_system },
  { theme: "light", icon: "sun", label: m.theme_light },
  { theme: "dark", icon: "moon", label: m.theme_dark },
];

/** Light, dark, or as the system has it (the default). */
export function ThemeSwitch() {
  const chosen = useTheme();
  return (
    <fieldset className="flex w-fit rounded-full bg-felt-raised p-1">
      <legend className="sr-only">{m.theme_label()}</legend>
      {themes.map(({ theme, icon, label }) => (
        <label
          key={theme}
          title={label()}
          className={classNames(
            "flex size-11 cursor-pointer items-center justify-center rounded-full has-focus-visible:outline-3 has-focus-visible:outline-sky",
            theme === chosen ? "bg-sky text-on-sky" : "text-ink-soft hover:text-ink",
          )}
        >
          <input
            type="radio"
            name="theme"
            value={theme}
            checked={theme === chosen}
            onChange={() => chooseTheme(theme)}
            className="sr-only"
          />
          <span className="sr-only">{label()}</span>
          <Icon name={icon} className="size-5" />
        </label>
      ))}
    </fieldset>
  );
}
