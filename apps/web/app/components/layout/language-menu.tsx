import { Icon } from "#app/components/ui/icon.tsx";
import { Menu, menuItemClass } from "#app/components/ui/menu.tsx";
import { chooseLanguage, useLanguage } from "#app/lib/language/browser-language.ts";
import { languageNames, languageTag } from "#app/lib/language/language.ts";
import { m } from "#app/paraglide/messages.js";

const offered = ["en", "kz", "ru"] as const;

export function LanguageMenu() {
  const language = useLanguage();
  const code = language.toUpperCase();
  return (
    <Menu
      label={`${m.language_label()}: ${languageNames[language]}, ${code}`}
      button={
        <>
          <Icon name="globe" />
          <span className="w-7 max-sm:hidden">{code}</span>
        </>
      }
    >
      {offered.map((choice) => (
        <button
          key={choice}
          type="button"
          lang={languageTag(choice)}
          aria-current={choice === language ? "true" : undefined}
          onClick={() => chooseLanguage(choice)}
          className={menuItemClass}
        >
          <span className="flex-1">{languageNames[choice]}</span>
          {choice === language && <Icon name="check" className="size-5 text-sky" />}
        </button>
      ))}
    </Menu>
  );
}
