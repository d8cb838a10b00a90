import { sharedFilesPage, sharePage } from "#app/lib/offline/kept-pages.ts";
import { keepSharedFiles } from "#app/lib/offline/shared-files.ts";
import type { FetchEventLike, WorkerScope } from "./worker-scope.ts";

/** Whether another application shares something with the installed one: the manifest's `share_target`. */
export function isShare(request: Request, origin: string): boolean {
  const { origin: asked, pathname } = new URL(request.url);
  return request.method === "POST" && asked === origin && pathname === sharePage;
}

/**
 * Takes what is shared here, so that no file leaves the device: files wait for the page of one's own texts,
 * and text goes to the page of shared text in its address.
 */
export async function receiveShare(
  scope: WorkerScope,
  { request }: FetchEventLike,
): Promise<Response> {
  const to = (address: string) => Response.redirect(scope.location.origin + address, 303);
  try {
    const form = await request.formData();
    const files = form.getAll("files").filter((one) => one instanceof File && one.size > 0);
    if (files.length > 0) {
      await keepSharedFiles(scope.caches, files as File[]);
      return to(sharedFilesPage);
    }
    const query = new URLSearchParams();
    for (const part of ["title", "text", "url"]) {
      const value = form.get(part);
      if (typeof value === "string" && value !== "") query.set(part, value);
    }
    return to(`${sharePage}?${query}`);
  } catch (error) {
    console.warn("What was shared could not be taken", error);
    return to(sharePage);
  }
}
