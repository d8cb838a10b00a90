import { publicPath } from "#app/lib/path/public-path.ts";
import { sessionOfAddress } from "#app/lib/path/session-of-address.ts";

/** Whether an address is a session whose unit this browser keeps, while there is no network. */
export async function playableWithoutNetwork(page: string): Promise<boolean> {
  const [, of, name, part] = /^\/lessons\/([^/]+)\/([^/]+)\/([^/?#]+)$/.exec(page) ?? [];
  if (navigator.onLine || of === undefined || name === undefined || part === undefined)
    return false;
  const session = sessionOfAddress((await publicPath()).units, { of, name, part });
  if (session === null) return false;
  return (
    (await caches.match(`/api/path/units/${session.unit}/`, { ignoreVary: true })) !== undefined
  );
}
