import { useEffect, useRef, useState } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { Dialog } from "#app/components/ui/dialog.tsx";
import { Checkbox } from "#app/components/ui/field.tsx";
import { Notice } from "#app/components/ui/notice.tsx";
import { Progress } from "#app/components/ui/progress.tsx";
import { deckWords, wordsForDeck } from "#app/lib/word-lists/deck-words.ts";
import { makeDeck } from "#app/lib/word-lists/list-thread.ts";
import { m } from "#app/paraglide/messages.js";

/** Makes an Anki deck of all words of one's own, a guest's too, with their sounds and sentences. */
export function ExportDeck({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title={m.words_deck_title()}>
      {open && <MakeDeck />}
    </Dialog>
  );
}

type State =
  | { at: "ask"; failed: boolean }
  | { at: "work"; done: number; all: number }
  | { at: "ready"; address: string; count: number; silent: number }
  | { at: "none" };

function MakeDeck() {
  const [sound, setSound] = useState(true);
  const [state, setState] = useState<State>({ at: "ask", failed: false });
  const controller = useRef<AbortController | null>(null);
  useEffect(() => () => controller.current?.abort(), []);
  const address = state.at === "ready" ? state.address : null;
  useEffect(() => {
    if (address === null) return;
    return () => URL.revokeObjectURL(address);
  }, [address]);

  async function make() {
    const own = new AbortController();
    controller.current = own;
    const { signal } = own;
    setState({ at: "work", done: 0, all: 0 });
    try {
      const items = await wordsForDeck(signal);
      const all = items.length;
      if (all === 0) return setState({ at: "none" });
      const words = await deckWords(items, {
        sound,
        signal,
        onDone: (done) => setState({ at: "work", done, all }),
      });
      const file = await makeDeck(words, m.app_name());
      if (signal.aborted) return;
      const silent = sound ? words.filter((word) => word.sound === null).length : 0;
      setState({ at: "ready", address: URL.createObjectURL(file), count: all, silent });
    } catch (error) {
      if (signal.aborted) return;
      console.warn("The deck could not be made", error);
      setState({ at: "ask", failed: true });
    }
  }

  return (
    <div className="flex flex-col gap-4">
      <p className="text-ink-soft">{m.words_deck_lead()}</p>
      {state.at === "ask" && (
        <>
          <Checkbox
            label={m.words_deck_sound()}
            checked={sound}
            onChange={(event) => setSound(event.currentTarget.checked)}
          />
          {state.failed && <Notice kind="error">{m.words_export_failed()}</Notice>}
          <Button onClick={() => void make()}>{m.words_deck_make()}</Button>
        </>
      )}
      {state.at === "work" && (
        <Progress
          label={m.words_deck_progress()}
          value={state.all === 0 ? 0 : state.done / state.all}
          text={m.words_deck_of({ done: state.done, all: state.all })}
        />
      )}
      {state.at === "none" && <Notice kind="info">{m.words_deck_none()}</Notice>}
      {state.at === "ready" && (
        <>
          <Notice kind="success">
            <p>{m.words_deck_ready({ count: state.count })}</p>
            {state.silent > 0 && <p>{m.words_deck_silent({ count: state.silent })}</p>}
          </Notice>
          <SaveLink address={state.address} />
        </>
      )}
    </div>
  );
}

/** A link to what was made here: it is saved by a press, wherever the browser keeps files. */
function SaveLink({ address }: { address: string }) {
  const link = useRef<HTMLAnchorElement>(null);
  return (
    <>
      <a ref={link} href={address} download="tilashar.apkg" className="sr-only" tabIndex={-1}>
        {m.words_deck_save()}
      </a>
      <Button onClick={() => link.current?.click()}>{m.words_deck_save()}</Button>
    </>
  );
}
