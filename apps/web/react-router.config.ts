import type { Config } from "@react-router/dev/config";
import { buildServiceWorker } from "./build-service-worker.ts";
import { compressFiles } from "./compress-files.ts";
import { readManifest, splitManifest } from "./split-manifest.ts";

export default {
  ssr: true,
  // The whole manifest is a small static file: one cached request instead of a call per link seen.
  routeDiscovery: { mode: "initial" },
  serverBuildFile: "server.js",
  // A filter in the address or a signed-out visitor never posts to a page: every change goes to /api.
  allowedActionOrigins: [],
  async buildEnd({ reactRouterConfig }) {
    const client = `${reactRouterConfig.buildDirectory}/client`;
    const manifest = readManifest(client);
    splitManifest(client, manifest);
    await buildServiceWorker(client, manifest);
    await compressFiles(client);
  },
} satisfies Config;
