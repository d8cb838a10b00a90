import { classNames } from "./class-names.ts";

/** Fills that the page's own text colours read well on, one of which each learner keeps. */
const fills = [
  "bg-sky-wash text-sky-deep",
  "bg-steppe-wash text-steppe",
  "bg-pomegranate-wash text-pomegranate",
  "bg-sun-wash text-ink",
  "bg-felt-sunk text-ink",
];

/**
 * A learner's picture, or the first letter of the name until there is one. It always stands beside the
 * name, so screen readers pass it by.
 */
export function Avatar({
  id,
  name,
  src,
  className = "size-9 text-base",
}: {
  id: number;
  name: string;
  src: string | null;
  className?: string;
}) {
  const shape = classNames("shrink-0 rounded-full", className);
  if (src !== null) {
    return (
      <img
        src={src}
        alt=""
        width={256}
        height={256}
        loading="lazy"
        className={`${shape} bg-felt-sunk object-cover`}
      />
    );
  }
  return (
    <span
      aria-hidden="true"
      className={`${shape} inline-flex items-center justify-center font-bold ${fills[id % fills.length]}`}
    >
      {[...name][0]?.toLocaleUpperCase("kk")}
    </span>
  );
}
