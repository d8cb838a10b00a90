import { type FormEvent, useState } from "react";
import { KazakhField } from "#app/components/kazakh/kazakh-field.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Dialog } from "#app/components/ui/dialog.tsx";
import { SelectField, TextArea, TextField } from "#app/components/ui/field.tsx";
import { Notice } from "#app/components/ui/notice.tsx";
import { failureText } from "#app/lib/api/failure.ts";
import { useMeaningLanguage } from "#app/lib/language/meaning-language.ts";
import { m } from "#app/paraglide/messages.js";
import { addOwnWord, importWords, maxImported } from "./import-words.ts";

/** Adds one word, or a whole list of them. */
export function AddWords({
  open,
  onClose,
  onAdded,
}: {
  open: boolean;
  onClose: () => void;
  onAdded: () => void;
}) {
  return (
    <Dialog open={open} onClose={onClose} title={m.words_add_title()}>
      {open && (
        <div className="flex flex-col gap-8">
          <OneWord onAdded={onAdded} />
          <WordList onAdded={onAdded} />
        </div>
      )}
    </Dialog>
  );
}

function OneWord({ onAdded }: { onAdded: () => void }) {
  const into = useMeaningLanguage();
  const [kz, setKz] = useState("");
  const [meaning, setMeaning] = useState("");
  const [said, setSaid] = useState<{ kind: "success" | "error"; text: string } | null>(null);

  async function add(event: FormEvent) {
    event.preventDefault();
    if (!/^[\p{Script=Cyrillic}\-' ]+$/u.test(kz.trim())) {
      setSaid({ kind: "error", text: m.words_not_kazakh() });
      return;
    }
    try {
      await addOwnWord(kz.trim(), meaning.trim(), into);
    } catch (error) {
      console.warn("The word could not be kept", error);
      setSaid({ kind: "error", text: m.words_add_failed() });
      return;
    }
    setSaid({ kind: "success", text: m.words_added_word({ word: kz.trim() }) });
    setKz("");
    setMeaning("");
    onAdded();
  }
  return (
    <form onSubmit={add} className="flex flex-col gap-3">
      <KazakhField
        label={m.words_kazakh()}
        value={kz}
        onValueChange={setKz}
        maxLength={60}
        required
      />
      <TextField
        label={m.words_meaning()}
        hint={m.words_meaning_hint()}
        value={meaning}
        maxLength={120}
        onChange={(event) => setMeaning(event.currentTarget.value)}
      />
      {said && <Notice kind={said.kind}>{said.text}</Notice>}
      <Button type="submit" disabled={kz.trim() === ""}>
        {m.words_add()}
      </Button>
    </form>
  );
}

function WordList({ onAdded }: { onAdded: () => void }) {
  const into = useMeaningLanguage();
  const [text, setText] = useState("");
  const [meanings, setMeanings] = useState<"en" | "ru">(into);
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<{ kind: "success" | "error"; text: string } | null>(null);

  async function send(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    try {
      const counted = await importWords(text, meanings);
      if (counted === null) {
        setSaid({ kind: "error", text: m.words_import_long({ count: maxImported }) });
        setBusy(false);
        return;
      }
      const { added, known, refused } = counted;
      const lines = refused.map(({ line }) => line).join(", ");
      const counts = m.words_imported({ added, known });
      setSaid({
        kind: refused.length > 0 ? "error" : "success",
        text: refused.length > 0 ? `${counts} ${m.words_refused({ lines })}` : counts,
      });
      if (refused.length === 0) setText("");
      onAdded();
    } catch (error) {
      setSaid({ kind: "error", text: failureText(error, m.words_add_failed()) });
    }
    setBusy(false);
  }
  return (
    <form onSubmit={send} className="flex flex-col gap-3 border-t-2 border-stitch pt-5">
      <h3 className="text-lg">{m.words_import()}</h3>
      <TextArea
        label={m.words_import_list()}
        hint={m.words_import_hint()}
        rows={5}
        value={text}
        maxLength={100_000}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <SelectField
        label={m.words_import_language()}
        value={meanings}
        onChange={(event) => setMeanings(event.currentTarget.value === "ru" ? "ru" : "en")}
      >
        <option value="en">{m.word_in_english()}</option>
        <option value="ru">{m.word_in_russian()}</option>
      </SelectField>
      {said && <Notice kind={said.kind}>{said.text}</Notice>}
      <Button type="submit" look="secondary" busy={busy} disabled={text.trim() === ""}>
        {m.words_import()}
      </Button>
    </form>
  );
}
