import { RATINGS, type Rating } from "@tilashar/learning/session";
import { Button } from "#app/components/ui/button.tsx";
import { m } from "#app/paraglide/messages.js";
import { type ItemKeysRef, useItemKeys } from "../use-item-keys.ts";

const names: Readonly<Record<Rating, () => string>> = {
  good: m.session_rate_good,
  almost: m.session_rate_almost,
  again: m.session_rate_again,
};

/** How it went, in the learner's own judgement: by a press, or by 1 to 3. */
export function OwnRating({
  question,
  onRate,
  keys,
}: {
  question: string;
  onRate: (rating: Rating) => void;
  keys: ItemKeysRef;
}) {
  useItemKeys(keys, (key) => {
    const rating = RATINGS[Number(key) - 1];
    if (rating === undefined) return false;
    onRate(rating);
    return true;
  });
  return (
    <fieldset className="animate-rise">
      <legend className="pb-2 text-sm text-ink-soft">{question}</legend>
      <div className="grid grid-cols-3 gap-2">
        {RATINGS.map((rating, at) => (
          <Button
            key={rating}
            look="secondary"
            aria-keyshortcuts={String(at + 1)}
            onClick={() => onRate(rating)}
            className="px-1! hyphens-auto"
          >
            {names[rating]()}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
