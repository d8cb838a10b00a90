import { createHash } from "node:crypto";
import { AppError, invalid } from "#api/errors.ts";
import { pictureFormat } from "./picture-format.ts";

/** A learner's picture as it is kept and served. */
export interface Avatar {
  /** Of the bytes, so that an address never shows another picture. */
  hash: string;
  /** WebP, square. */
  image: Buffer;
}

export interface AvatarMaker {
  /**
   * Makes a small square picture out of an uploaded file: turned upright, cropped to the middle, without
   * anything else the file carried (where it was taken, by what, other pages).
   *
   * @throws AppError `validation` on `profile_image` when the file is no bitmap, is damaged, or is too
   *   large to decode; `unavailable` when too many are waiting
   */
  make(file: Uint8Array): Promise<Avatar>;
}

/** Pixels of a side: twice what the largest place shows. */
const side = 256;

/** Checked against the file's header before anything is decoded: a few kilobytes can claim gigabytes. */
const maxPixels = 25_000_000;

const deadlineSeconds = 8;
const atOnce = 2;
const maxWaiting = 8;

const refused = (key: "image_unknown" | "image_damaged" | "image_pixels") =>
  invalid({ profile_image: [{ key }] });

/** Decodes in threads of the library's own, two pictures at a time: memory stays bounded. */
export function makeAvatarMaker(): AvatarMaker {
  const waiting: (() => void)[] = [];
  let running = 0;

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running >= atOnce) {
      if (waiting.length >= maxWaiting) {
        throw new AppError("unavailable", { retryAfterSeconds: 10 });
      }
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  }

  return {
    async make(file) {
      const format = pictureFormat(file);
      if (format === null) throw refused("image_unknown");
      const image = await inTurn(() => decoded(file, format));
      return { hash: createHash("sha256").update(image).digest("hex").slice(0, 32), image };
    },
  };
}

async function decoded(file: Uint8Array, format: string): Promise<Buffer> {
  // Loaded with the first picture: most processes of a day never see one.
  const { default: sharp } = await import("sharp");
  sharp.cache(false);
  const open = () =>
    sharp(file, { limitInputPixels: maxPixels, failOn: "error", sequentialRead: true });
  try {
    const { width, height, format: found } = await open().metadata();
    if (width * height > maxPixels) throw refused("image_pixels");
    // AVIF is a kind of HEIF to the library.
    if (found !== (format === "avif" ? "heif" : format)) throw refused("image_unknown");
    return await open()
      .autoOrient()
      .resize(side, side, { fit: "cover" })
      .webp({ quality: 82 })
      .timeout({ seconds: deadlineSeconds })
      .toBuffer();
  } catch (error) {
    if (error instanceof AppError) throw error;
    const tooLarge = error instanceof Error && /pixel limit|timeout/i.test(error.message);
    throw refused(tooLarge ? "image_pixels" : "image_damaged");
  }
}
