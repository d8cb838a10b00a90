import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import type { FastifyPluginAsync } from "fastify";
import { LRUCache } from "lru-cache";
import { AppError } from "#api/errors.ts";
import { assetHeaders } from "#api/plugins/security-headers.ts";
import type { CardCatalogue } from "./card-catalogue.ts";

/** About 30 KB each; whoever shares a link makes a few servers ask for the same card. */
const maxKept = 100;

/** Rendering takes a tenth of a second of one core: more at once would only slow each other and the rest. */
const maxWaiting = 20;

/**
 * Serves cards at `/assets/cards/<file>`, rendered when they are first asked for.
 *
 * @param picturesFolder where the built pictures lie
 */
export function cardsRoutes(
  cards: CardCatalogue,
  picturesFolder: string,
  publicUrl: string,
): FastifyPluginAsync {
  const headers = {
    ...assetHeaders(publicUrl),
    // Shown by other sites and by messengers: that is what it is for.
    "cross-origin-resource-policy": "cross-origin",
    "cache-control": "public, max-age=31536000, immutable",
  };
  const kept = new LRUCache<string, Promise<Buffer>>({ max: maxKept });
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();

  function oneAfterAnother(work: () => Promise<Buffer>): Promise<Buffer> {
    waiting += 1;
    const done = last.then(work).finally(() => {
      waiting -= 1;
    });
    last = done.catch(() => {});
    return done;
  }

  async function render(name: string): Promise<Buffer> {
    const text = cards.find(name);
    if (text === null) throw new AppError("not_found");
    // Programs of some megabytes that only those who share a link need.
    const [{ drawCard }, { coverDrawing }, { default: sharp }] = await Promise.all([
      import("./draw-card.ts"),
      import("./cover-drawing.ts"),
      import("sharp"),
    ]);
    const file = join(picturesFolder, basename(text.picture));
    const picture =
      text.picture === ""
        ? ""
        : text.picture.endsWith(".webp")
          ? await coverDrawing(await readFile(file))
          : await readFile(file, "utf8");
    return sharp(Buffer.from(drawCard({ ...text, picture })))
      .png({ palette: true })
      .toBuffer();
  }

  function card(file: string): Promise<Buffer> {
    const known = kept.get(file);
    if (known !== undefined) return known;
    if (cards.find(file) === null) throw new AppError("not_found");
    if (waiting >= maxWaiting) throw new AppError("unavailable", { retryAfterSeconds: 5 });
    const made = oneAfterAnother(() => render(file));
    kept.set(file, made);
    made.catch(() => kept.delete(file));
    return made;
  }

  return async (app) => {
    app.get("/assets/cards/:file", { schema: { hide: true } }, async (request, reply) => {
      const { file } = request.params as { file: string };
      const bytes = await card(file);
      return reply.headers(headers).type("image/png").send(bytes);
    });
  };
}
