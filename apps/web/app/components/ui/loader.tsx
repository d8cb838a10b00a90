import { Horn } from "./horn.tsx";

/** The whole page is waiting; `label` says for what, to everyone. */
export function Loader({ label }: { label: string }) {
  return (
    <div role="status" className="flex flex-1 flex-col items-center justify-center gap-4 p-12">
      <Horn shape="pair" className="size-14 animate-breathe text-sky" />
      <p className="text-ink-soft">{label}</p>
    </div>
  );
}
