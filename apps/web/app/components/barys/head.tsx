export type Mood = "glad" | "joyful" | "gentle" | "wondering" | "asleep";

/** The head, 240 units wide like the whole cub; moods differ in eyes, brows and mouth. */
export function Head({ mood }: { mood: Mood }) {
  return (
    <>
      <Ear x={68} tilt={-14} />
      <Ear x={172} tilt={14} />
      <path
        fill="var(--fur)"
        d="M120 36C164 36 190 62 194 92C196 100 204 103 205 109C205 113 201 115 197 115C201 120 199 126 192 126C188 126 186 125 184 124C172 143 148 153 120 153C92 153 68 143 56 124C54 125 52 126 48 126C41 126 39 120 43 115C39 115 35 113 35 109C36 103 44 100 46 92C50 62 76 36 120 36Z"
      />
      <path
        fill="var(--fur-shade)"
        opacity=".4"
        d="M56 124C68 143 92 153 120 153C148 153 172 143 184 124C168 138 146 146 120 146C94 146 72 138 56 124Z"
      />
      <g fill="var(--fur-pink)" opacity=".5">
        <ellipse cx="68" cy="118" rx="12" ry="8" />
        <ellipse cx="172" cy="118" rx="12" ry="8" />
      </g>
      <Markings />
      <path
        fill="var(--fur-cream)"
        d="M120 104C128 96 152 98 158 116C162 130 146 148 120 148C94 148 78 130 82 116C88 98 112 96 120 104Z"
      />
      <Eye x={86} mood={mood} side={-1} />
      <Eye x={154} mood={mood} side={1} />
      <path
        fill="var(--fur-pink)"
        d="M109 108C112 104 128 104 131 108C133 112 125 119 120 119C115 119 107 112 109 108Z"
      />
      <Mouth mood={mood} />
      <g fill="var(--fur-shade)">
        <circle cx="98" cy="122" r="2" />
        <circle cx="92" cy="129" r="2" />
        <circle cx="142" cy="122" r="2" />
        <circle cx="148" cy="129" r="2" />
      </g>
    </>
  );
}

function Ear({ x, tilt }: { x: number; tilt: number }) {
  return (
    <g transform={`rotate(${tilt} ${x} 52)`}>
      <ellipse cx={x} cy="50" rx="22" ry="24" fill="var(--fur-shade)" />
      <ellipse cx={x} cy="54" rx="13" ry="15" fill="var(--fur-pink)" />
    </g>
  );
}

function Markings() {
  return (
    <g fill="var(--fur-spot)">
      <ellipse cx="120" cy="48" rx="4.500" ry="8" />
      <ellipse cx="103" cy="53" rx="4" ry="7" transform="rotate(16 103 53)" />
      <ellipse cx="137" cy="53" rx="4" ry="7" transform="rotate(-16 137 53)" />
      <ellipse cx="112" cy="67" rx="3" ry="4.500" />
      <ellipse cx="128" cy="67" rx="3" ry="4.500" />
      <ellipse cx="57" cy="98" rx="7" ry="3.500" transform="rotate(16 57 98)" />
      <ellipse cx="183" cy="98" rx="7" ry="3.500" transform="rotate(-16 183 98)" />
    </g>
  );
}

function Eye({ x, mood, side }: { x: number; mood: Mood; side: 1 | -1 }) {
  if (mood === "joyful") {
    return (
      <path stroke="var(--fur-ink)" strokeWidth="6" d={`M${x - 13} 96Q${x} 78 ${x + 13} 96`} />
    );
  }
  if (mood === "asleep") {
    return (
      <path stroke="var(--fur-ink)" strokeWidth="5" d={`M${x - 13} 90Q${x} 102 ${x + 13} 90`} />
    );
  }
  const looks = mood === "wondering" ? { x: 3, y: -5 } : { x: 0, y: 1 };
  return (
    <>
      <ellipse cx={x} cy="90" rx="15" ry="17" fill="var(--fur-cream)" />
      <circle cx={x + looks.x} cy={90 + looks.y} r="12.500" fill="var(--fur-iris)" />
      <ellipse cx={x + looks.x} cy={90 + looks.y} rx="8.500" ry="10" fill="var(--fur-ink)" />
      <circle cx={x + looks.x + 4} cy={85 + looks.y} r="3.800" fill="#fff" />
      <circle cx={x + looks.x - 3.5} cy={95 + looks.y} r="1.800" fill="#fff" />
      {mood === "gentle" && (
        <path
          stroke="var(--fur-spot)"
          strokeWidth="4.500"
          d={`M${x - 10 * side} 62Q${x} 64 ${x + 12 * side} 70`}
        />
      )}
      {mood === "wondering" && (
        <path
          stroke="var(--fur-spot)"
          strokeWidth="4.500"
          d={`M${x - 11} ${side === 1 ? 66 : 70}Q${x} ${side === 1 ? 58 : 65} ${x + 11} ${side === 1 ? 64 : 70}`}
        />
      )}
    </>
  );
}

function Mouth({ mood }: { mood: Mood }) {
  if (mood === "glad" || mood === "joyful") {
    return (
      <>
        <path fill="var(--fur-ink)" d="M106 125Q120 131 134 125Q132 143 120 143Q108 143 106 125Z" />
        <path
          fill="var(--fur-pink)"
          d="M112 138Q120 132 128 138Q125 143 120 143Q115 143 112 138Z"
        />
        <path
          stroke="var(--fur-ink)"
          strokeWidth="3.500"
          d="M120 118V127M102 122Q108 128 120 127Q132 128 138 122"
        />
      </>
    );
  }
  return (
    <path
      stroke="var(--fur-ink)"
      strokeWidth="3.500"
      d={
        mood === "gentle"
          ? "M120 118V126M108 128Q114 132 120 127Q126 132 132 128"
          : "M120 118V125M106 128Q114 133 120 126Q126 133 134 128"
      }
    />
  );
}
