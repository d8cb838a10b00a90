import type { Palette } from "../schema/common-fields.ts";

/** What stands in the middle of a badge: flat shapes on a square of 32 units, and the felt under them. */
export interface BadgeGlyph {
  readonly palette: Palette;
  readonly body: string;
}

const ink = "#1c2433";
const cream = "#faf6ef";
const sun = "#f5b700";
const sky = "#08708f";
const pomegranate = "#c2413b";
const steppe = "#2e7d4f";
const wood = "#8a5a34";

/** One glyph for each theme of achievements. */
export const BADGE_GLYPHS: Readonly<Record<string, BadgeGlyph>> = {
  // Тұсаукесер: the striped cord that is cut when a child takes its first steps.
  step: {
    palette: "sun",
    body: [
      `<path fill="${wood}" d="M10.4 10.5c3 0 4.6 2.6 4.3 6.2-.2 2.4-1.1 4-1.1 6.3 0 2.5-1.3 4.5-3.3 4.5s-3.5-1.8-3.5-4.3c0-2.3.7-3.5.5-6-.3-3.7.6-6.7 3.1-6.7m11.2 0c2.5 0 3.4 3 3.1 6.7-.2 2.5.5 3.7.5 6 0 2.5-1.5 4.3-3.5 4.3s-3.3-2-3.3-4.5c0-2.3-.9-3.9-1.1-6.3-.3-3.6 1.3-6.2 4.3-6.2"/>`,
      `<g fill="${wood}"><circle cx="13.5" cy="7.2" r="2.1"/><circle cx="9.8" cy="6.3" r="1.7"/><circle cx="6.8" cy="7.6" r="1.4"/><circle cx="18.5" cy="7.2" r="2.1"/><circle cx="22.2" cy="6.3" r="1.7"/><circle cx="25.2" cy="7.6" r="1.4"/></g>`,
      `<path fill="none" stroke="${cream}" stroke-width="2.8" d="M3 21c4.5 2.6 8.5-1.8 13 0s8.5 2.6 13 0"/>`,
      `<path fill="none" stroke="${ink}" stroke-width="2.8" stroke-dasharray="2.4 2.4" d="M3 21c4.5 2.6 8.5-1.8 13 0s8.5 2.6 13 0"/>`,
    ].join(""),
  },
  lesson: {
    palette: "sky",
    body: [
      `<path fill="${pomegranate}" d="M5 19.5h21.5a1.5 1.5 0 0 1 1.5 1.5v5a1.5 1.5 0 0 1-1.5 1.5H5a4 4 0 0 1 0-8"/><path fill="${cream}" d="M5.5 21.5H28v4H5.5a2 2 0 0 1 0-4"/>`,
      `<path fill="${steppe}" d="M27 11.5H6.5A1.5 1.5 0 0 0 5 13v5a1.5 1.5 0 0 0 1.5 1.5H27a4 4 0 0 0 0-8"/><path fill="${cream}" d="M26.5 13.5H5v4h21.5a2 2 0 0 0 0-4"/>`,
      `<path fill="${sky}" d="M8 3.5h16.5A1.5 1.5 0 0 1 26 5v5a1.5 1.5 0 0 1-1.5 1.5H8a4 4 0 0 1 0-8"/><path fill="${cream}" d="M8.5 5.5H26v4H8.5a2 2 0 0 1 0-4"/>`,
      `<path fill="${sun}" d="M19 21.5h4v7l-2-1.7-2 1.7z"/>`,
    ].join(""),
  },
  word: {
    palette: "felt",
    body: [
      `<rect width="25" height="25" x="3.5" y="4.5" fill="${wood}" rx="4"/><rect width="25" height="23.5" x="3.5" y="3" fill="${cream}" rx="4"/>`,
      `<path fill="none" stroke="${sky}" stroke-linecap="round" stroke-linejoin="round" stroke-width="3.6" d="M9.6 10.2A7.7 7.7 0 1 1 8.3 15.3H23"/>`,
    ].join(""),
  },
  streak: {
    palette: "dusk",
    body: [
      `<path fill="${pomegranate}" d="M16.5 2c1 5 8.5 8.2 8.5 16.2 0 5.3-3.8 9.3-9 9.3s-9-4-9-9c0-4 2.3-6.3 3.5-9.5 1.7.9 2.5 2.3 2.7 3.8C15.5 10.5 17 6.5 16.5 2"/>`,
      `<path fill="${sun}" d="M16.3 11.5c.9 3 4.7 4.7 4.7 9.3 0 3.1-2.1 5.5-5 5.5s-5-2.3-5-5.3c0-2.5 1.5-3.6 2.2-5.6.9.5 1.3 1.3 1.5 2.2 1-1.6 1.9-3.5 1.6-6.1"/>`,
      `<path fill="${cream}" d="M16.2 18.5c.4 1.8 2.3 2.5 2.3 4.8 0 1.6-1 2.8-2.5 2.8s-2.5-1.2-2.5-2.7c0-2 2.2-2.6 2.7-4.9"/>`,
      `<path fill="${wood}" d="m5.6 26.2 20.2 2.7-.4 2.4L5.2 28.6zm20.8 0L6.2 28.9l.4 2.4 20.2-2.7z"/>`,
    ].join(""),
  },
  score: {
    palette: "steppe",
    body: [
      `<circle cx="15" cy="17" r="12.5" fill="${pomegranate}"/><circle cx="15" cy="17" r="9.2" fill="${cream}"/><circle cx="15" cy="17" r="5.9" fill="${pomegranate}"/><circle cx="15" cy="17" r="2.6" fill="${sun}"/>`,
      `<path fill="none" stroke="${ink}" stroke-linecap="round" stroke-width="2" d="m15 17 11-11"/><path fill="${sky}" d="m24 4.5 3.2-3.2.8 2.7 2.7.8-3.2 3.2-2.9-.6z"/>`,
    ].join(""),
  },
  reading: {
    palette: "steppe",
    body: [
      `<path fill="${wood}" d="M2 8h28v19.5H2z"/><path fill="${cream}" d="M16 9c-3.3-2.7-7.3-3.3-12.5-3v19c5.2-.3 9.2.3 12.5 3z"/><path fill="#efe3cd" d="M16 9c3.3-2.7 7.3-3.3 12.5-3v19c-5.2-.3-9.2.3-12.5 3z"/>`,
      `<path fill="none" stroke="${sky}" stroke-linecap="round" stroke-width="1.5" d="M6.5 10.5c2.5 0 4.5.3 6.5 1.3m-6.5 2.9c2.5 0 4.5.3 6.5 1.3m-6.5 2.9c2.5 0 4.5.3 6.5 1.3"/>`,
      `<path fill="none" stroke="${wood}" stroke-linecap="round" stroke-width="1.5" d="M25.5 10.5c-2.5 0-4.5.3-6.5 1.3m6.5 2.9c-2.5 0-4.5.3-6.5 1.3m6.5 2.9c-2.5 0-4.5.3-6.5 1.3"/>`,
      `<path fill="${pomegranate}" d="M22 5h3.5v7.5l-1.75-1.6L22 12.5z"/>`,
    ].join(""),
  },
  film: {
    palette: "dusk",
    body: [
      `<path fill="${ink}" d="M3 12h26v14.5A1.5 1.5 0 0 1 27.5 28h-23A1.5 1.5 0 0 1 3 26.5z"/><path fill="${ink}" d="m2.2 8.3 24.9-5.1.9 4.3L3.1 12.6z"/>`,
      `<path fill="${cream}" d="m5 7.7 4-.8-2 4.9-4 .8zm8-1.6 4-.8-2 4.9-4 .8zm8-1.7 4-.8-2 4.9-4 .8zM5 12.8h4l-2 3.7H3zm8 0h4l-2 3.7h-4zm8 0h4l-2 3.7h-4z"/>`,
      `<path fill="${sun}" d="M13 18.5c0-.7.7-1.1 1.3-.8l5.7 3.2c.6.4.6 1.2 0 1.6l-5.7 3.2c-.6.3-1.3-.1-1.3-.8z"/>`,
    ].join(""),
  },
  speech: {
    palette: "pomegranate",
    body: [
      `<path fill="${sky}" d="M6 3h20a4 4 0 0 1 4 4v12a4 4 0 0 1-4 4H15l-6.3 6.2c-.6.6-1.7.2-1.7-.7V23H6a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4"/>`,
      `<path fill="none" stroke="${cream}" stroke-linecap="round" stroke-width="2.6" d="M7.5 11.5v3m4.25-6v9M16 6.5v13m4.25-10v7m4.25-5v3"/>`,
    ].join(""),
  },
  review: {
    palette: "sun",
    body: [
      '<g transform="translate(-4 -4)scale(1.25)">',
      `<rect width="15" height="19" x="8.5" y="6.5" fill="${sky}" rx="2.5" transform="rotate(-10 16 16)"/><rect width="15" height="19" x="8.5" y="6.5" fill="${cream}" rx="2.5" transform="rotate(7 16 16)"/>`,
      `<path fill="none" stroke="${pomegranate}" stroke-linecap="round" stroke-width="2.5" d="M11 17.5a5.2 5.2 0 0 0 9.7 1M21 14.5a5.2 5.2 0 0 0-9.7-1"/>`,
      `<path fill="${pomegranate}" d="m18.2 18.3 4.5-1.7.5 4.8zm-4.4-4.6-4.5 1.7-.5-4.8z"/>`,
      "</g>",
    ].join(""),
  },
  // The snow peaks south of Almaty.
  level: {
    palette: "sky",
    body: [
      `<path fill="#5b7fa3" d="m1.5 27.5 9.3-15 5 7.5 4.2-6 10.5 13.5z"/><path fill="#38597c" d="M6 27.5 17.5 8l11 19.5z"/><path fill="${cream}" d="M17.5 8 22 15.9l-2.4-1-2 2.6-2.3-2.5-2.4 1z"/>`,
      `<path fill="${wood}" d="M16.9 1.5h1.2v7.2h-1.2z"/><path fill="${sun}" d="M18.1 2h7.4l-1.9 2.3 1.9 2.3h-7.4z"/>`,
    ].join(""),
  },
  // The tulip grew wild on the steppe before it was grown anywhere else.
  culture: {
    palette: "steppe",
    body: [
      `<path fill="${steppe}" d="M15 17h2v13h-2z"/><path fill="${steppe}" d="M15.5 29.5C8.5 29.5 5 25 4.5 18.5c6.2.9 10.5 4.3 11 11m1 0c7 0 10.5-4.5 11-11-6.2.9-10.5 4.3-11 11"/>`,
      `<path fill="#a83430" d="M16 2c3.4 3 5.2 6.4 5.2 10 0 3.3-2 6.5-5.2 6.5s-5.2-3.2-5.2-6.5C10.8 8.4 12.6 5 16 2"/>`,
      `<path fill="${pomegranate}" d="M8 4.5c4.3 1.6 7.3 5.5 8 14-5.6 0-9.3-3-9.3-8.2 0-2.1.5-4.1 1.3-5.8m16 0c-4.3 1.6-7.3 5.5-8 14 5.6 0 9.3-3 9.3-8.2 0-2.1-.5-4.1-1.3-5.8"/>`,
      `<path fill="${sun}" d="m16 12 1.8 3.7L16 18.5l-1.8-2.8z"/>`,
    ].join(""),
  },
  script: {
    palette: "felt",
    body: [
      `<path fill="${cream}" d="M5 5h19.5v20A3 3 0 0 0 27.5 28H8a3 3 0 0 1-3-3z"/><path fill="#e2d3b8" d="M11 25h19a3 3 0 0 1-3 3H8a3 3 0 0 0 3-3"/>`,
      `<path fill="none" stroke="${ink}" stroke-linecap="round" stroke-width="1.9" d="M8.5 11.5c2-2.5 3.5 2 5.5 0s2.5-1.5 3.5 0M8.5 17.5c3.5 2 6-3 8-.5"/>`,
      `<path fill="${sky}" d="M28.8 2.2c-6.3 1.5-11.3 7-12.6 14.6l-1.9 5.6 1.3.5 2.2-4.7c6.7-2.3 10.6-8.3 11-16"/><path fill="${sun}" d="m16.2 16.8 1.6 1.4-2.2 4.7-1.3-.5z"/>`,
    ].join(""),
  },
  habit: {
    palette: "sky",
    body: [
      `<g fill="none" stroke="${sun}" stroke-linecap="round" stroke-width="2.2"><path d="M16 2.5v4M6.1 6.6 9 9.5m16.9-2.9L23 9.5M2.5 17h4m19 0h4"/></g>`,
      `<circle cx="16" cy="18" r="7" fill="${sun}"/>`,
      `<path fill="${steppe}" d="M1.5 21.5c5-3.5 9.5-3 14 0s10 3 15 0v5.5a2 2 0 0 1-2 2h-25a2 2 0 0 1-2-2z"/><path fill="#1f5a39" d="M1.5 25.5c5-2 9.5-1.5 14 .5s10 2 15-.5V27a2 2 0 0 1-2 2h-25a2 2 0 0 1-2-2z"/>`,
    ].join(""),
  },
};
