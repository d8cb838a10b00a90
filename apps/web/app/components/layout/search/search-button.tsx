import { lazy, Suspense, useEffect, useState } from "react";
import { IconButton } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { m } from "#app/paraglide/messages.js";

const load = () => import("./search-dialog.tsx");
const SearchDialog = lazy(load);

function isTyping(target: EventTarget | null) {
  return target instanceof HTMLElement && target.closest("input,textarea,select,[contenteditable]");
}

/** Opens the search from any page: by a press, by `/`, or by Ctrl or ⌘ with K. */
export function SearchButton() {
  const [wanted, setWanted] = useState(false);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      const command = event.ctrlKey || event.metaKey;
      const asked =
        (event.key === "/" && !command && !event.altKey && !isTyping(event.target)) ||
        (event.code === "KeyK" && command && !event.shiftKey);
      if (!asked || document.querySelector("dialog[open]") !== null) return;
      event.preventDefault();
      setWanted(true);
      setOpen(true);
    }
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);

  return (
    <>
      <IconButton
        label={m.search_open()}
        aria-haspopup="dialog"
        onPointerEnter={load}
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
      >
        <Icon name="search" />
      </IconButton>
      {wanted && (
        <Suspense>
          <SearchDialog open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
