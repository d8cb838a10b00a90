import { lazy, Suspense, useEffect, useState } from "react";

const ShortcutList = lazy(() => import("./shortcut-list.tsx"));

function isTyping(target: EventTarget | null) {
  return target instanceof HTMLElement && target.closest("input,textarea,select,[contenteditable]");
}

/** `?` shows the keys of the application, anywhere but in a text field. */
export function Shortcuts() {
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);

  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (event.key !== "?" || event.ctrlKey || event.metaKey || isTyping(event.target)) return;
      if (document.querySelector("dialog[open]") !== null) return;
      event.preventDefault();
      setWanted(true);
      setOpen(true);
    }
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);

  if (!wanted) return null;
  return (
    <Suspense>
      <ShortcutList open={open} onClose={() => setOpen(false)} />
    </Suspense>
  );
}
