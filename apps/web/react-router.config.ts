import type { Config } from "@react-router/dev/config";
import { compressFiles } from "./compress-files.ts";

export default {
  ssr: true,
  // The whole manifest is a small static file: one cached request instead of a call per link seen.
  routeDiscovery: { mode: "initial" },
  serverBuildFile: "server.js",
  // A filter in the address or a signed-out visitor never posts to a page: every change goes to /api.
  allowedActionOrigins: [],
  buildEnd: ({ reactRouterConfig }) => compressFiles(`${reactRouterConfig.buildDirectory}/client`),
} satisfies Config;
