import { join } from "node:path";
import type { HandlePage } from "@tilashar/contracts";
import type { FastifyInstance } from "fastify";
import { AppError } from "#api/errors.ts";
import type { PageContextParts } from "./pages.ts";
import { pageLanguage, pageMeanings } from "./request-language.ts";

/**
 * Serves pages straight from their sources: Vite runs inside this process, so that one command and one
 * port are the whole loop, and a saved file is in the browser at once. For development only.
 *
 * @param webFolder the folder of the web application
 */
export async function serveDevelopmentPages(
  app: FastifyInstance,
  webFolder: string,
  context: PageContextParts,
): Promise<void> {
  const { createServer } = await import("vite");
  const vite = await createServer({
    root: webFolder,
    configFile: join(webFolder, "vite.config.ts"),
    appType: "custom",
    server: { middlewareMode: true, hmr: { server: app.server } },
  });
  app.addHook("onClose", () => vite.close());

  app.route({
    method: "GET",
    url: "/*",
    async handler(request, reply) {
      const isFile = await new Promise<boolean>((resolve, reject) => {
        reply.raw.once("finish", () => resolve(true));
        vite.middlewares(request.raw, reply.raw, (error?: unknown) =>
          error === undefined ? resolve(false) : reject(error),
        );
      });
      if (isFile) return reply.hijack();

      const address = URL.parse(context.publicUrl + (request.raw.url ?? "/"));
      if (address === null) throw new AppError("malformed");
      const { handlePage } = (await vite.ssrLoadModule(join(webFolder, "app/server.ts"))) as {
        handlePage: HandlePage;
      };
      const language = pageLanguage(request);
      const answer = await handlePage(new Request(address), {
        ...context,
        language,
        meanings: pageMeanings(request, language),
      });
      for (const [name, value] of answer.headers) reply.header(name, value);
      return reply
        .code(answer.status)
        .header("cache-control", "no-store")
        .send(await answer.text());
    },
  });
}
