export type CoverCrop = "wide" | "square" | "strip";

const drawn = /-wide\.([0-9a-f]{10})\.webp$/;

/** Whether a cover was drawn as a scene, and so has other crops than the wide one. */
export const isDrawnCover = (cover: string): boolean => drawn.test(cover);

/** Where a crop of a drawn cover lies, as AVIF; its wide WebP is the address that the API tells. */
export const coverAddress = (cover: string, crop: CoverCrop): string =>
  cover.replace(drawn, `-${crop}.$1.avif`);
