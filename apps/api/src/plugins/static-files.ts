import { existsSync } from "node:fs";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { AppError } from "#api/errors.ts";
import { answerError } from "./error-answers.ts";
import { assetHeaders, listThreadPolicy, threadPolicy, workerHeaders } from "./security-headers.ts";
import { manifestFiles } from "./web-manifests.ts";

interface StaticFolders {
  /** The browser's build: hashed files in `assets/`, others (icons, robots.txt) beside it; null without one. */
  client: string | null;
  /** Built pictures of the course, all with a hash in their names. */
  pictures: string;
  publicUrl: string;
}

/** Scripts that pages start in a thread of their own, compressed or not. */
const isWorker = /\.worker-[\w-]+\.js(?:\.br|\.gz)?$/;
const isListWorker = /\/word-lists\.worker-[\w-]+\.js(?:\.br|\.gz)?$/;

/** Source maps are for whoever builds, not for whoever visits; some disks take a name in any case. */
const isSourceMap = /\.map(?:\.br|\.gz)?$/i;

/** Serves built files: those with a hash in their names for ever, the others with a tag. */
export async function serveStaticFiles(
  app: FastifyInstance,
  { client, pictures, publicUrl }: StaticFolders,
): Promise<void> {
  const headers = Object.entries(assetHeaders(publicUrl));
  const assetFolders = [...(client === null ? [] : [join(client, "assets")]), pictures].filter(
    (folder) => existsSync(folder),
  );

  if (assetFolders.length > 0) {
    await app.register(
      async (assets) => {
        await assets.register(fastifyStatic, {
          root: assetFolders,
          prefix: "/",
          serve: false,
          preCompressed: true,
          index: false,
          redirect: false,
          dotfiles: "deny",
          cacheControl: false,
          setHeaders(reply, path) {
            reply.header("cache-control", "public, max-age=31536000, immutable");
            for (const [name, value] of headers) reply.header(name, value);
            if (isListWorker.test(path)) reply.header(...listThreadPolicy);
            else if (isWorker.test(path)) reply.header(...threadPolicy);
          },
        });
        // Its own route, and `allowedPath` too, read the whole folder for each file asked for, to compare how its name
        // is spelt: thousands of names, several times a file. No rule of ours hangs on a route of one file.
        assets.route<{ Params: { "*": string } }>({
          method: ["GET", "HEAD"],
          url: "/*",
          handler: (request, reply) => {
            const path = request.params["*"];
            return isSourceMap.test(path) ? reply.callNotFound() : reply.sendFile(`/${path}`);
          },
        });
        // A page in place of a missing script would only be a puzzle in the browser's console.
        assets.setNotFoundHandler((request, reply) =>
          answerError(new AppError("not_found"), request, reply),
        );
      },
      { prefix: "/assets" },
    );
  }

  if (client !== null && existsSync(client)) {
    await app.register(fastifyStatic, {
      root: client,
      prefix: "/",
      decorateReply: false,
      // Only the files that are there now: everything else is a page.
      wildcard: false,
      globIgnore: ["assets/**", "**/*.{br,gz,zst,map}", ".*", ...manifestFiles],
      preCompressed: true,
      index: false,
      redirect: false,
      cacheControl: false,
      setHeaders(reply, path) {
        reply.header("cache-control", "public, max-age=3600");
        for (const [name, value] of headers) reply.header(name, value);
        if (/\/sw\.js(\.br|\.gz)?$/.test(path)) {
          for (const [name, value] of Object.entries(workerHeaders)) reply.header(name, value);
        }
      },
    });
  }
}
