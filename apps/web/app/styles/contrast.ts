type Oklch = readonly [lightness: number, chroma: number, hue: number];
export type Tokens = ReadonlyMap<string, { light: Oklch; dark: Oklch }>;

const colour = /oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/;
const token =
  /--color-([\w-]+):\s*(?:light-dark\((oklch\([^)]*\)),\s*(oklch\([^)]*\))\)|(oklch\([^)]*\)))/g;

function parseColour(text: string): Oklch {
  const match = colour.exec(text);
  if (match === null) throw new Error(`Not a plain oklch colour: ${text}`);
  return [Number(match[1]), Number(match[2]), Number(match[3])];
}

/** Reads the opaque `--color-*` tokens of a style sheet, each for both themes. */
export function parseTokens(css: string): Tokens {
  const tokens = new Map<string, { light: Oklch; dark: Oklch }>();
  for (const [, name, light, dark, both] of css.matchAll(token)) {
    if (name === undefined || (light ?? both)?.includes("/")) continue;
    tokens.set(name, {
      light: parseColour(light ?? both ?? ""),
      dark: parseColour(dark ?? both ?? ""),
    });
  }
  return tokens;
}

/** Relative luminance of a colour as an sRGB screen shows it (out-of-gamut channels are clipped). */
function luminance([lightness, chroma, hue]: Oklch): number {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  // Björn Ottosson, "A perceptual color space for image processing", 2020: Oklab to linear sRGB.
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clip = (channel: number) => Math.min(1, Math.max(0, channel));
  const red = clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s);
  const green = clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s);
  const blue = clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast ratio of two tokens in a theme, 1 to 21 (WCAG 2.2, "contrast ratio"). */
export function contrast(
  tokens: Tokens,
  theme: "light" | "dark",
  first: string,
  second: string,
): number {
  const values = [first, second].map((name) => {
    const found = tokens.get(name);
    if (found === undefined) throw new Error(`No colour token ${name}`);
    return luminance(found[theme]);
  });
  return (Math.max(...values) + 0.05) / (Math.min(...values) + 0.05);
}
