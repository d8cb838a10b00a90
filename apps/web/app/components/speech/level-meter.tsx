const bars = 15;

/** How loud the moment is, in bars that grow from the middle. */
export function LevelMeter({ level }: { level: number }) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${bars * 10} 40`}
      className="h-12 w-full max-w-72 text-pomegranate"
    >
      {Array.from({ length: bars }, (_, bar) => {
        const fromMiddle = Math.abs(bar - (bars - 1) / 2) / (bars / 2);
        const height = 4 + 34 * Math.max(0, Math.sqrt(level) - fromMiddle * 0.55);
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: the bars never change places
            key={bar}
            x={bar * 10 + 2}
            y={20 - height / 2}
            width="6"
            height={height}
            rx="3"
            fill="currentColor"
          />
        );
      })}
    </svg>
  );
}
