import { useLanguage } from "#app/lib/language/browser-language.ts";
import { addressOfNext, namesOfNext } from "#app/lib/path/next-names.ts";
import { useOwnPath } from "#app/lib/path/use-own-path.ts";
import { paths } from "#app/lib/paths.ts";
import { m } from "#app/paraglide/messages.js";
import { ContinueFrame } from "./continue-frame.tsx";

/** Nothing yet: what this visitor has done is known once the browser has looked. */
const unknown = { units: [], next: null };

/** What this visitor goes on with. Without a network, or at the course's end, the button leads to the path. */
export default function OwnNextStep() {
  const language = useLanguage();
  const path = useOwnPath(unknown);
  if (path.next === null) return <ContinueFrame to={paths.lessons} />;
  const { title, step, cover } = namesOfNext(path, path.next, language);
  const unit = path.units.find(({ id }) => id === path.next?.unit);
  return (
    <ContinueFrame
      to={addressOfNext(path.next)}
      cover={cover}
      unit={unit && `${m.path_unit({ number: unit.number })} · ${unit.titles[language]}`}
      title={title}
      step={step}
    />
  );
}
