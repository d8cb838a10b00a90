const shapes = {
  play: "M8 5l11 7-11 7z",
  pause: "M8.500 5v14M15.500 5v14",
  previous: "M6 5v14M19 5.500L9.500 12l9.500 6.500z",
  next: "M18 5v14M5 5.500L14.500 12L5 18.500z",
  heard: "M4 9.500v5h3.500l4.500 4v-13l-4.500 4zM15.500 9.500a3.500 3.500 0 010 5",
  muted: "M4 9.500v5h3.500l4.500 4v-13l-4.500 4zM16 9.500l5 5M21 9.500l-5 5",
  whole: "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5",
} as const;

/** The signs that only a film's controls need. Always on a labelled control, so never read out. */
export function PlayerIcon({ name }: { name: keyof typeof shapes }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      className="size-6 shrink-0"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={shapes[name]} />
    </svg>
  );
}
