import * as build from "virtual:react-router/server-build";
import type { HandlePage } from "@tilashar/contracts";
import { createRequestHandler, RouterContextProvider } from "react-router";
import { requestOfPage } from "#app/document/wanted-part.server.ts";
import { runInLanguages } from "#app/lib/language/request-language.server.ts";
import { pageContext } from "#app/lib/page-context.ts";

const handleRequest = createRequestHandler(build, import.meta.env.MODE);

/**
 * Renders one page, gives the data it starts from, or answers one `.data` call of a page change in the
 * browser.
 */
export const handlePage: HandlePage = (request, context) => {
  const provider = new RouterContextProvider();
  provider.set(pageContext, context);
  return runInLanguages(context, () => handleRequest(requestOfPage(request), provider));
};
