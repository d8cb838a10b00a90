import type { OfflineFiles } from "./kept-files.ts";
import { serveOffline } from "./offline.ts";
import { type PushScope, showPushes } from "./push.ts";
import type { WorkerScope } from "./worker-scope.ts";

/** Set by the build: see build-service-worker.ts. */
declare const OFFLINE_FILES: OfflineFiles;

/** The entry of `/sw.js`: each thing the worker does is a module of its own that is started here. */
showPushes(globalThis as unknown as PushScope);
serveOffline(globalThis as unknown as WorkerScope, OFFLINE_FILES);
