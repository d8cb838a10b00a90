import { useSyncExternalStore } from "react";
import { classNames } from "./class-names.ts";

interface Toast {
  id: number;
  text: string;
  kind: "success" | "error" | "plain";
}

const shownFor = 5000;
let toasts: readonly Toast[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

function publish(next: readonly Toast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Says something short among the notices at the foot of the page, to eyes and to screen readers, for five seconds. */
export function toast(text: string, kind: Toast["kind"] = "plain"): void {
  const id = nextId++;
  publish([...toasts.slice(-2), { id, text, kind }]);
  setTimeout(() => publish(toasts.filter((shown) => shown.id !== id)), shownFor);
}

const none: readonly Toast[] = [];

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const kinds: Record<Toast["kind"], string> = {
  plain: "bg-ink text-felt",
  success: "bg-steppe text-on-sky",
  error: "bg-pomegranate text-on-sky",
};

/** Where toasts appear; once, among the notices. It is there before they are, or nobody hears them. */
export function Toasts() {
  const shown = useSyncExternalStore(
    subscribe,
    () => toasts,
    () => none,
  );
  return (
    <div role="status" className="flex flex-col items-center gap-2">
      {shown.map(({ id, text, kind }) => (
        <p
          key={id}
          className={classNames(
            "animate-rise max-w-lg rounded-card px-5 py-3 font-semibold shadow-lift",
            kinds[kind],
          )}
        >
          {text}
        </p>
      ))}
    </div>
  );
}
