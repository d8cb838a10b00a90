import { useState, useSyncExternalStore } from "react";
import {
  ScrollRestoration,
  UNSAFE_useScrollRestoration as useScrollRestoration,
} from "react-router";

const never = () => () => {};

/**
 * Remembers how far each page was scrolled. The router's component brings a script along for the time
 * before hydration; drawn anew in the browser, that script would be text that becomes a script, which the
 * page's policy refuses.
 */
export function ScrollMemory() {
  const isInDocument = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [cameWithDocument] = useState(isInDocument);
  return cameWithDocument ? <ScrollRestoration /> : <ScrollMemoryOnly />;
}

function ScrollMemoryOnly() {
  useScrollRestoration();
  return null;
}
