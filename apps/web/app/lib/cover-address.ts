export type CoverCrop = "wide" | "square" | "strip";

const drawn = "-wide.";

/** Whether a cover was drawn as a scene, and so has other crops than the wide one. */
export const isDrawnCover = (cover: string): boolean => cover.includes(drawn);

/** Where a crop of a drawn cover lies, as AVIF; its wide WebP is the address that the API tells. */
export const coverAddress = (cover: string, crop: CoverCrop): string =>
  cover.replace(drawn, `-${crop}.`).replace("webp", "avif");
