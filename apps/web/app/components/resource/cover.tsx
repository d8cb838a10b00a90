import type { ImgHTMLAttributes } from "react";
import { type CoverCrop, coverAddress, isDrawnCover } from "#app/lib/cover-address.ts";

/**
 * A lesson's or text's cover, in the crop that fits its place; decoration, as the title stands beside it. The place has a
 * size of its own, so that nothing moves when the picture comes.
 */
export function Cover({
  src,
  crop = "wide",
  narrow = crop,
  ...image
}: {
  src: string;
  crop?: CoverCrop;
  /** The crop on phones, where it is another. */
  narrow?: CoverCrop;
} & Pick<
  ImgHTMLAttributes<HTMLImageElement>,
  "className" | "loading" | "fetchPriority" | "decoding"
>) {
  const plain = <img src={src} alt="" {...image} />;
  if (!isDrawnCover(src)) return plain;
  return (
    <picture className="contents">
      {narrow !== crop && (
        <source media="(width<40rem)" srcSet={coverAddress(src, narrow)} type="image/avif" />
      )}
      <source srcSet={coverAddress(src, crop)} type="image/avif" />
      {plain}
    </picture>
  );
}
