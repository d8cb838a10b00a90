import type { ProfileStats } from "@tilashar/contracts";
import { TextLink } from "#app/components/ui/text-link.tsx";
import { paths } from "#app/lib/paths.ts";
import { m } from "#app/paraglide/messages.js";

const strengths = [
  { name: "strong", label: m.profile_words_strong, look: "bg-steppe", fill: "fill-steppe" },
  { name: "fair", label: m.profile_words_fair, look: "bg-steppe/55", fill: "fill-steppe/55" },
  { name: "weak", label: m.profile_words_weak, look: "bg-steppe/25", fill: "fill-steppe/25" },
  { name: "fresh", label: m.profile_words_fresh, look: "bg-edge/40", fill: "fill-edge/40" },
] as const;

/** The learner's words as one bar, parted by how well they are known. */
export function WordsByStrength({ words }: { words: ProfileStats["words"] }) {
  const total = words.fresh + words.weak + words.fair + words.strong;
  if (total === 0) return <p className="text-ink-soft">{m.profile_words_none()}</p>;
  return (
    <div className="flex flex-col gap-4">
      <p>
        <span className="text-3xl font-extrabold">{total - words.fresh}</span>{" "}
        {m.profile_words_known({ total })}
      </p>
      <svg
        aria-hidden="true"
        viewBox="0 0 100 6"
        preserveAspectRatio="none"
        className="h-4 w-full rounded-full"
      >
        {strengths.map(({ name, fill }, at) => {
          const before = strengths.slice(0, at).reduce((sum, one) => sum + words[one.name], 0);
          return (
            <rect
              key={name}
              x={(before / total) * 100}
              width={(words[name] / total) * 100}
              height="6"
              className={fill}
            />
          );
        })}
      </svg>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-1 text-sm">
        {strengths.map(({ name, label, look }) => (
          <div key={name} className="flex items-center gap-2">
            <span aria-hidden="true" className={`size-3.5 shrink-0 rounded-full ${look}`} />
            <dt className="flex-1 text-ink-soft">{label()}</dt>
            <dd className="font-bold tabular-nums">{words[name]}</dd>
          </div>
        ))}
      </dl>
      <TextLink to={paths.words} className="inline-flex min-h-11 items-center self-start">
        {m.words_title()}
      </TextLink>
    </div>
  );
}
