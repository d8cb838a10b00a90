interface DrawingProps {
  className: string;
}

const frame = {
  viewBox: "0 0 144 144",
  fill: "none",
  strokeLinecap: "round",
  strokeLinejoin: "round",
} as const;

/** An open book; one word of it is marked, as a tapped word is. */
export function ReadingDrawing({ className }: DrawingProps) {
  return (
    <svg aria-hidden="true" {...frame} className={className}>
      <path
        className="fill-felt-raised stroke-sky"
        strokeWidth="5"
        d="M72 38C58 28 36 26 16 30v76c20-4 42-2 56 8 14-10 36-12 56-8V30c-20-4-42-2-56 8z"
      />
      <path className="stroke-sky" strokeWidth="5" d="M72 38v76" />
      <path
        className="stroke-ink-soft"
        strokeWidth="4"
        d="M30 50c10-1 20 0 28 4M30 66c10-1 20 0 28 4M30 82c10-1 20 0 28 4M114 50c-4 0-9 0-13 1M114 82c-10-1-20 0-28 4"
      />
      <rect className="fill-sun" x="84" y="57" width="34" height="17" rx="8" />
      <path className="stroke-on-sun" strokeWidth="4" d="M91 65.500h20" />
    </svg>
  );
}

/** A film in its frame: mountains, a sun and the button that starts it. */
export function FilmDrawing({ className }: DrawingProps) {
  return (
    <svg aria-hidden="true" {...frame} className={className}>
      <rect
        className="fill-felt-raised stroke-pomegranate"
        strokeWidth="5"
        x="12"
        y="28"
        width="120"
        height="88"
        rx="14"
      />
      <circle className="fill-sun" cx="104" cy="52" r="10" />
      <path
        className="fill-steppe"
        d="M15 104l30-40 20 26 18-20 46 42c-1 1-3 1-5 1H27c-7 0-12-4-12-9z"
      />
      <circle className="fill-pomegranate" cx="72" cy="74" r="21" />
      <path className="fill-felt-raised" d="M66 63.500v21l17-10.500z" />
    </svg>
  );
}

/** Two speech bubbles, one asking and one answering. */
export function TalkDrawing({ className }: DrawingProps) {
  return (
    <svg aria-hidden="true" {...frame} className={className}>
      <path
        className="fill-felt-raised stroke-ink"
        strokeWidth="5"
        d="M26 20h66c8 0 14 6 14 14v24c0 8-6 14-14 14H50L32 88V72h-6c-8 0-14-6-14-14V34c0-8 6-14 14-14z"
      />
      <path className="stroke-ink-soft" strokeWidth="5" d="M32 40h54M32 54h32" />
      <path
        className="fill-sky stroke-felt-raised"
        strokeWidth="5"
        d="M60 66h58c8 0 14 6 14 14v20c0 8-6 14-14 14h-4v16l-18-16H60c-8 0-14-6-14-14V80c0-8 6-14 14-14z"
      />
      <path className="stroke-on-sky" strokeWidth="5" d="M66 84h46M66 97h28" />
    </svg>
  );
}

/** A mouth and the sound that leaves it. */
export function SpeechDrawing({ className }: DrawingProps) {
  return (
    <svg aria-hidden="true" {...frame} className={className}>
      <path
        className="fill-pomegranate"
        d="M14 72c10-20 22-26 32-20 6-4 12-3 20 4 6 5 10 11 12 16-10 22-24 32-34 32S22 90 14 72z"
      />
      <path className="fill-felt-raised" d="M22 72c12-7 36-7 48 0-12 7-36 7-48 0z" />
      <path
        className="stroke-steppe"
        strokeWidth="6"
        d="M92 56c6 9 6 23 0 32M106 46c11 15 11 37 0 52"
      />
      <path className="stroke-sun" strokeWidth="6" d="M120 36c16 22 16 50 0 72" />
    </svg>
  );
}
