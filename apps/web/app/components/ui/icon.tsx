const shapes = {
  search: "M10.500 4a6.500 6.500 0 100 13 6.500 6.500 0 000-13zM15.500 15.500L20 20",
  close: "M6 6l12 12M18 6L6 18",
  menu: "M4 7h16M4 12h16M4 17h16",
  globe:
    "M12 3a9 9 0 100 18 9 9 0 000-18zM3.500 9.500h17M3.500 14.500h17M12 3c-5 5-5 13 0 18 5-5 5-13 0-18z",
  down: "M6 9l6 6 6-6",
  back: "M15 5l-7 7 7 7",
  forward: "M9 5l7 7-7 7",
  check: "M5 13l4.500 4.500L19 7",
  plus: "M12 5v14M5 12h14",
  user: "M12 12a4 4 0 100-8 4 4 0 000 8zM4.500 20c1-4 4-6 7.500-6s6.500 2 7.500 6",
  sun: "M12 8a4 4 0 100 8 4 4 0 000-8zM12 2.500v2M12 19.500v2M2.500 12h2M19.500 12h2M5.300 5.300l1.400 1.400M17.300 17.300l1.400 1.400M5.300 18.700l1.400-1.400M17.300 6.700l1.400-1.400",
  moon: "M20 14.500A8.500 8.500 0 119.500 4a7 7 0 0010.500 10.500z",
  device: "M5 4h14v11H5zM9 20h6M12 15v5",
  warning: "M12 4L2.500 20h19zM12 10v4.500M12 17.300v.2",
  info: "M12 3a9 9 0 100 18 9 9 0 000-18zM12 11v5.500M12 7.500v.2",
  eye: "M2.500 12C5 7.500 8.500 5.500 12 5.500s7 2 9.500 6.500c-2.500 4.500-6 6.500-9.500 6.500S5 16.500 2.500 12zM12 9.500a2.500 2.500 0 100 5 2.500 2.500 0 000-5z",
  book: "M12 6.500C9.500 4.800 6.500 4.500 3.500 5v13c3-.5 6-.2 8.500 1.500 2.500-1.700 5.500-2 8.500-1.500V5c-3-.5-6-.2-8.500 1.500zM12 6.500v13",
  code: "M8.500 7L3.500 12l5 5M15.500 7l5 5-5 5",
  pen: "M4 20l1-4.500L16.500 4a2.100 2.100 0 013 3L8.500 18.500z",
  bell: "M6 16.500V11a6 6 0 0112 0v5.500l1.500 1.500h-15zM10 21h4",
  speaker: "M4 9.500v5h3.500l4.500 4v-13l-4.500 4zM15.500 9.500a3.500 3.500 0 010 5",
  speaking:
    "M4 9.500v5h3.500l4.500 4v-13l-4.500 4zM15.500 9.500a3.500 3.500 0 010 5M17.800 6.800a7.500 7.500 0 010 10.400",
  microphone:
    "M12 3.500a3 3 0 00-3 3v5a3 3 0 006 0v-5a3 3 0 00-3-3zM6 11.500a6 6 0 0012 0M12 17.500v3M9 20.500h6",
  sliders: "M4 7h9M18 7h2M13 5v4h5V5zM4 17h3M12 17h8M7 15v4h5v-4z",
  stop: "M7 7h10v10H7z",
  send: "M4 11.500L20 4l-6.500 16-3-6.500zM10.500 13.500L20 4",
  play: "M8 5l11 7-11 7z",
  home: "M4 11.500L12 4l8 7.500V20h-5.500v-5.500h-5V20H4z",
  path: "M7 20h9.500a3 3 0 000-6h-9a3 3 0 010-6H17M17 8a2 2 0 100-4 2 2 0 000 4zM5 22a2 2 0 100-4 2 2 0 000 4z",
  cards: "M7.500 7.500V4.500H20v12.500h-3M4 7.500h13V20H4zM7.500 13.500l2.300 2.300 4-4.300",
  compass: "M12 3a9 9 0 100 18 9 9 0 000-18zM15.500 8.500l-2 5-5 2 2-5z",
  talk: "M4 5h16v11h-8l-4.500 4v-4H4zM8 9.500h8M8 12.500h5",
  up: "M5 20v-6M12 20V9M19 20V4",
  flag: "M6 21V4.500M6 5c4-2 7 2 12 0v8.500c-5 2-8-2-12 0",
  again: "M4.500 12a7.500 7.500 0 107.500-7.500H8M10.500 2L8 4.500 10.500 7",
} as const;

export type IconName = keyof typeof shapes;

/** A line icon in the current colour. Always beside words or on a labelled control, so never read out. */
export function Icon({ name, className = "size-6" }: { name: IconName; className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      className={`shrink-0 ${className}`}
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
