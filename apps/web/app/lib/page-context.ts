import type { PageContext } from "@tilashar/contracts";
import { createContext } from "react-router";

/** What the HTTP server hands each page: read it in a loader with `context.get(pageContext)`. */
export const pageContext = createContext<PageContext>();
