const right = "M0 46C0 10 6-38 44-38 72-38 84-16 78 6 72 26 46 28 40 10 36-4 50-12 57-3";
const left = "M0 46C0 10-6-38-44-38-72-38-84-16-78 6-72 26-46 28-40 10-36-4-50-12-57-3";

function Pair({ transform }: { transform?: string }) {
  return (
    <g transform={transform}>
      <path d={right} />
      <path d={left} />
    </g>
  );
}

/**
 * Қошқар мүйіз, the ram's horn: the one ornament of the product, drawn in the current colour. `pair` is
 * the mark by the name, `cross` the large shape that is cropped behind a hero.
 */
export function Horn({ shape, className }: { shape: "pair" | "cross"; className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox={shape === "pair" ? "-96 -52 192 196" : "-150 -150 300 300"}
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth={shape === "pair" ? 20 : 13}
      strokeLinecap="round"
    >
      {shape === "pair" ? (
        <>
          <Pair />
          <Pair transform="translate(0 92) scale(1 -1)" />
        </>
      ) : (
        <>
          <Pair transform="translate(0 -92)" />
          <Pair transform="rotate(90) translate(0 -92)" />
          <Pair transform="rotate(180) translate(0 -92)" />
          <Pair transform="rotate(270) translate(0 -92)" />
          <path d="M0-34 34 0 0 34-34 0Z" />
        </>
      )}
    </svg>
  );
}
