import { type DragEvent, useRef, useState } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { Card } from "#app/components/ui/card.tsx";
import { classNames } from "#app/components/ui/class-names.ts";
import { Checkbox, TextArea } from "#app/components/ui/field.tsx";
import { Notice } from "#app/components/ui/notice.tsx";
import { m } from "#app/paraglide/messages.js";
import { Bookmarklet } from "./bookmarklet.tsx";
import type { Bringing } from "./use-bring.ts";

const accepted =
  ".txt,.epub,.html,.htm,.xhtml,.srt,.vtt,.ass,.fb2,.zip,text/plain,text/html,application/epub+zip";

/** Takes a text in: a file that is chosen or dropped here, or what is pasted. */
export function BringText({
  bringing,
  brought,
}: {
  bringing: Bringing;
  /** What the address brings along, for the field. */
  brought: string;
}) {
  const { busy, faults } = bringing;
  const input = useRef<HTMLInputElement>(null);
  const [pasted, setPasted] = useState(brought);
  const [isOver, setOver] = useState(false);

  const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes("Files");
  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    const { files } = event.dataTransfer;
    if (files.length > 0) void bringing.files(files);
    else {
      const text = event.dataTransfer.getData("text/plain");
      if (text.trim() !== "") void bringing.paste(text);
    }
  }
  return (
    <Card
      stitched
      onDragOver={(event) => {
        event.preventDefault();
        setOver(hasFiles(event));
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={classNames("flex flex-col gap-5 p-5 sm:p-7", isOver && "ring-3 ring-sky")}
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <input
          ref={input}
          type="file"
          multiple
          accept={accepted}
          hidden
          data-testid="own-text-file"
          onChange={(event) => {
            void bringing.files([...(event.currentTarget.files ?? [])]);
            event.currentTarget.value = "";
          }}
        />
        <Button size="large" busy={busy} onClick={() => input.current?.click()}>
          {m.mine_choose()}
        </Button>
        <p className="min-w-0 flex-1 basis-56 text-sm text-ink-soft">{m.mine_formats()}</p>
      </div>
      <Checkbox
        label={m.mine_pictures()}
        checked={bringing.pictures}
        onChange={(event) => bringing.setPictures(event.currentTarget.checked)}
      />
      <form
        className="flex flex-col items-start gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          void bringing.paste(pasted).then(() => setPasted(""));
        }}
      >
        <div className="w-full">
          <TextArea
            label={m.mine_paste()}
            rows={3}
            lang="kk"
            value={pasted}
            onChange={(event) => setPasted(event.currentTarget.value)}
          />
        </div>
        <Button type="submit" look="secondary" busy={busy} disabled={pasted.trim() === ""}>
          {m.mine_paste_read()}
        </Button>
      </form>
      <div role="status" className="flex flex-col gap-2 empty:hidden">
        {busy && <p className="font-semibold">{m.mine_reading()}</p>}
        {faults.map(({ name, text }) => (
          <Notice key={name} kind="error">
            {name !== "" && <strong className="block wrap-anywhere">{name}</strong>}
            {text}
          </Notice>
        ))}
      </div>
      <Bookmarklet />
    </Card>
  );
}
