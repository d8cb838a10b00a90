import { call } from "#app/lib/api/client.ts";

/** The tutor rests when nobody has asked for two minutes. */
const readyMs = 100_000;

/**
 * Has the tutor get ready whenever somebody stirs on the screen, so that it is when they ask: its start takes a second or
 * two. It costs nobody anything who only looks at the page.
 */
export function tutorPreparer(): () => void {
  let asked = Number.NEGATIVE_INFINITY;
  return () => {
    const now = performance.now();
    if (now < asked + readyMs) return;
    asked = now;
    // Without it the first answer takes longer.
    call("POST /chat/prepare/").catch(() => {});
  };
}
