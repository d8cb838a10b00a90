import { type ReactNode, type RefObject, useEffect, useEffectEvent, useId, useRef } from "react";
import { m } from "#app/paraglide/messages.js";
import { IconButton } from "./button.tsx";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";

interface DialogProps {
  open: boolean;
  /** Called when the close button, the overlay or Escape was used; the owner then sets `open` false. */
  onClose: () => void;
  /** Asked before the learner closes it; false keeps it open, for the owner to ask back. */
  mayClose?: () => boolean;
  title: string;
  children: ReactNode;
  /** A question in the middle, or a panel that slides in from the side. */
  shape?: "box" | "panel";
  /** Stands beside the title; a panel's progress for instance. */
  aside?: ReactNode;
}

const shapes = {
  box: "m-auto w-[min(32rem,calc(100%-32px))] rounded-card",
  panel: "slides-in my-0 me-0 ms-auto h-dvh max-h-none w-[min(35rem,100%)] max-w-none",
};

/**
 * The browser's own modal dialog: it traps the focus, makes the rest inert, closes by Escape and gives
 * the focus back to what opened it.
 */
export function Dialog({
  open,
  onClose,
  mayClose,
  title,
  children,
  shape = "box",
  aside,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  /** The owner's closings that the browser has yet to tell of: by then the dialog may be open again. */
  const closings = useRef(0);
  const isFree = () => mayClose?.() ?? true;
  const close = () => {
    if (isFree()) onClose();
  };

  useEffect(() => {
    const element = dialog.current;
    if (element === null) return;
    if (open && !element.open) {
      element.showModal();
      // React keeps `autofocus` to itself, so the browser would choose the close button: a press of Enter
      // meant for what the dialog is about would close it.
      const first = element.querySelector<HTMLElement>("[data-first-focus]");
      (first ?? element.querySelector("h2"))?.focus();
    }
    if (!open && element.open) {
      closings.current += 1;
      element.close();
    }
  }, [open]);

  useEscapeKey(dialog, open, close);

  useEffect(() => {
    if (!open) return;
    const root = document.documentElement;
    // The page behind must not scroll under the finger, nor jump sideways as its scroll bar goes.
    root.classList.add("overflow-hidden", "[scrollbar-gutter:stable]");
    return () => root.classList.remove("overflow-hidden", "[scrollbar-gutter:stable]");
  }, [open]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the key is Escape, answered above
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      // React lets both events rise from a dialog inside this one.
      onClose={(event) => {
        if (event.target !== event.currentTarget) return;
        if (closings.current === 0) onClose();
        else closings.current -= 1;
      }}
      onCancel={(event) => {
        if (event.target === event.currentTarget && !isFree()) event.preventDefault();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) close();
      }}
      className={classNames("veiled bg-felt p-0 text-ink shadow-lift", shapes[shape])}
    >
      {open && (
        <div className="flex h-full flex-col">
          <header className="flex items-center gap-3 px-5 pt-4 pb-2">
            <h2 id={titleId} tabIndex={-1} className="min-w-0 flex-1 text-xl outline-none">
              {title}
            </h2>
            {aside}
            <IconButton label={m.close()} onClick={close}>
              <Icon name="close" />
            </IconButton>
          </header>
          <div className="flex min-h-0 flex-1 flex-col overflow-y-auto px-5 pb-5">{children}</div>
        </div>
      )}
    </dialog>
  );
}

/** The open dialogs of the page, the uppermost last. */
const openDialogs: HTMLDialogElement[] = [];

/**
 * Answers Escape in the browser's place, which lets a page hold back only the first of several presses, and
 * closes a question together with the dialog that asked it when keys alone had opened both. The press goes
 * past a dialog when the element that had the focus is gone, so it is heard on the document.
 */
function useEscapeKey(
  dialog: RefObject<HTMLDialogElement | null>,
  open: boolean,
  close: () => void,
) {
  const answer = useEffectEvent((event: KeyboardEvent) => {
    const element = dialog.current;
    if (event.key !== "Escape" || event.defaultPrevented || element === null) return;
    const isCovered = openDialogs.at(-1) !== element || element.querySelector(":popover-open");
    if (isCovered || !element.open) return;
    event.preventDefault();
    close();
  });
  useEffect(() => {
    const element = dialog.current;
    if (!open || element === null) return;
    openDialogs.push(element);
    document.addEventListener("keydown", answer);
    return () => {
      openDialogs.splice(openDialogs.indexOf(element), 1);
      document.removeEventListener("keydown", answer);
    };
  }, [open, dialog]);
}

/** A panel from the side, with an overlay over the page. Its content lives only while it is open. */
export function SidePanel(props: Omit<DialogProps, "shape">) {
  return <Dialog {...props} shape="panel" />;
}
