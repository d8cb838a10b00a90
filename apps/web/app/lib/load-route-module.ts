import { failedPageMeta } from "./page-meta.ts";

/** The code of a route could not be fetched. */
class RouteModuleFailure extends Error {
  override readonly name = "RouteModuleFailure";
}

/**
 * Stands in the browser's build for the function of the same name in React Router, which answers a module
 * that cannot be fetched by reloading the page that is being left: the visitor stays there, or, without a
 * network, leaves the application for the browser's own error page. Here the navigation goes through to a
 * page that fails, and the error boundary says so at the address that was wanted. (A rejection would be
 * lost: the router drops it for routes without a loader, and shows an empty page.)
 */
export async function loadRouteModule(
  route: { id: string; module: string },
  loaded: Record<string, unknown>,
): Promise<unknown> {
  if (!(route.id in loaded)) {
    try {
      loaded[route.id] = await import(/* @vite-ignore */ route.module);
    } catch (cause) {
      loaded[route.id] = failingModule(new RouteModuleFailure(route.module, { cause }));
    }
  }
  return loaded[route.id];
}

function failingModule(failure: RouteModuleFailure) {
  const fail = (): never => {
    throw failure;
  };
  return { default: fail, meta: failedPageMeta };
}
