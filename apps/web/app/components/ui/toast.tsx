import { makeStore } from "#app/lib/store.ts";
import { classNames } from "./class-names.ts";

interface Toast {
  id: number;
  text: string;
  kind: "success" | "error" | "plain";
}

const shownFor = 5000;
const toasts = makeStore<readonly Toast[]>([]);
let nextId = 1;

/** Says something short among the notices at the foot of the page, to eyes and to screen readers, for five seconds. */
export function toast(text: string, kind: Toast["kind"] = "plain"): void {
  const id = nextId++;
  toasts.set([...toasts.now().slice(-2), { id, text, kind }]);
  setTimeout(() => toasts.set(toasts.now().filter((shown) => shown.id !== id)), shownFor);
}

const kinds: Record<Toast["kind"], string> = {
  plain: "bg-ink text-felt",
  success: "bg-steppe text-on-sky",
  error: "bg-pomegranate text-on-sky",
};

/** Where toasts appear; once, among the notices. It is there before they are, or nobody hears them. */
export function Toasts() {
  const shown = toasts.use();
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
