import { pageOfLoaderData } from "./loader-data-address.ts";

const header = "x-wanted-part";

/** The request for a page as the router knows it; which part of the answer is wanted is kept in a header. */
export function requestOfPage(request: Request): Request {
  const page = pageOfLoaderData(new URL(request.url));
  return page === null ? request : new Request(page, { headers: { [header]: "loader-data" } });
}

/** True when only the loaders' data of the page is asked for. */
export function wantsLoaderData(request: Request): boolean {
  return request.headers.get(header) === "loader-data";
}
