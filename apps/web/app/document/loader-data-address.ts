const folder = "/page-data";

/** Where the loaders' data of a page is served by itself. */
export function loaderDataAddress(page: string): string {
  return folder + page;
}

/** The page whose loaders' data is asked for at `address`; null when it is a page's own address. */
export function pageOfLoaderData(address: URL): URL | null {
  if (!address.pathname.startsWith(`${folder}/`)) return null;
  const page = new URL(address);
  page.pathname = address.pathname.slice(folder.length);
  return page;
}
