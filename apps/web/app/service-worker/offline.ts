import { cacheNames, keptAddress, offlinePage, sharePage } from "#app/lib/offline/kept-pages.ts";
import type { PageMessage } from "#app/lib/offline/worker-messages.ts";
import { answerContent, answerFile, answerPage, answerVoice } from "./answers.ts";
import { keepFiles, keepPage, noteBuild, type OfflineFiles, renewPages } from "./kept-files.ts";
import { isShare, receiveShare } from "./receive-share.ts";
import { kindOf } from "./request-kind.ts";
import type { FetchEventLike, WorkerScope } from "./worker-scope.ts";
import { writeState } from "./worker-state.ts";

/** Answers what the network does not, and keeps what was seen. */
export function serveOffline(scope: WorkerScope, files: OfflineFiles): void {
  scope.addEventListener("install", (event) => {
    event.waitUntil(keepFiles(scope, files.core).then(() => keepPage(scope, offlinePage)));
  });

  scope.addEventListener("activate", (event) => {
    const start = async () => {
      await scope.registration.navigationPreload?.enable();
      await noteBuild(scope, files);
      // Only the very first worker finds pages that nobody serves: a later one waits for its turn.
      await scope.clients.claim();
    };
    event.waitUntil(start());
  });

  scope.addEventListener("fetch", (event) => {
    if (isShare(event.request, scope.location.origin)) {
      event.respondWith(receiveShare(scope, event));
      return;
    }
    const answer = answerOf(scope, event);
    if (answer !== null) event.respondWith(answer);
  });

  scope.addEventListener("message", (event) => {
    const message = event.data as PageMessage;
    if (message.type === "activate") event.waitUntil(scope.skipWaiting());
    if (message.type === "visited") event.waitUntil(noteVisit(scope, message));
    if (message.type === "loaded") {
      event.waitUntil(keepFiles(scope, message.files, cacheNames.content).catch(() => {}));
    }
    if (message.type === "idle") {
      const work = async () => {
        await renewPages(scope);
        await keepPage(scope, sharePage);
        if (!message.saveData) await keepFiles(scope, files.rest);
      };
      // Whatever was not fetched is fetched another time.
      event.waitUntil(work().catch(() => {}));
    }
  });

  scope.addEventListener("sync", (event) => {
    // Only a page holds the tokens: it is asked to send.
    const ask = async () => {
      for (const page of await scope.clients.matchAll({ type: "window" })) {
        page.postMessage({ type: "send-results" });
      }
    };
    event.waitUntil(ask());
  });
}

function answerOf(scope: WorkerScope, event: FetchEventLike): Promise<Response> | null {
  const found = kindOf(event.request, scope.location.origin);
  if (found === null) return null;
  if (found.kind === "page") return answerPage(scope, event, found);
  if (found.kind === "content") return answerContent(scope, event);
  if (found.kind === "voice") return answerVoice(scope, event);
  return answerFile(scope, event, found.kind === "file" ? cacheNames.files : cacheNames.content);
}

async function noteVisit(
  scope: WorkerScope,
  { page, language }: Extract<PageMessage, { type: "visited" }>,
): Promise<void> {
  await writeState(scope, { language });
  try {
    const kept = await scope.caches.match(keptAddress("document", page, language), {
      ignoreVary: true,
    });
    if (kept === undefined) await keepPage(scope, page);
  } catch {
    // Without a network there is nothing to keep.
  }
}
