import { useEffect, useState } from "react";
import { useLanguage } from "#app/lib/language/browser-language.ts";
import { addressOfNext, namesOfNext } from "#app/lib/path/next-names.ts";
import { useOwnPath } from "#app/lib/path/use-own-path.ts";
import { paths } from "#app/lib/paths.ts";
import { dueNow } from "#app/lib/review/due-now.ts";
import { m } from "#app/paraglide/messages.js";
import { ContinueCard } from "./continue-card.tsx";

/** Nothing yet: what this visitor has done is known once the browser has looked. */
const unknown = { units: [], next: null };

/** How many reviews this browser keeps for now; 0 until they are counted. */
function useGuestDue(): number {
  const [due, setDue] = useState(0);
  useEffect(() => {
    dueNow(null)
      .then(setDue)
      .catch((error: unknown) => console.warn("The reviews could not be counted", error));
  }, []);
  return due;
}

/** What this visitor goes on with. Without a network, or at the course's end, the button leads to the path. */
export default function OwnNextStep() {
  const language = useLanguage();
  const path = useOwnPath(unknown);
  const due = useGuestDue();
  if (path.next === null) return <ContinueCard to={paths.lessons} due={due} />;
  const unit = path.units.find(({ id }) => id === path.next?.unit);
  return (
    <ContinueCard
      to={addressOfNext(path.next)}
      due={due}
      unit={unit && `${m.path_unit({ number: unit.number })} · ${unit.titles[language]}`}
      {...namesOfNext(path, path.next, language)}
    />
  );
}
