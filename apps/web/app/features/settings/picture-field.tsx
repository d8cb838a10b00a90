import { useEffect, useId, useRef, useState } from "react";
import { Avatar } from "#app/components/ui/avatar.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { m } from "#app/paraglide/messages.js";
import { shrinkPicture } from "./shrink-picture.ts";

/** A chosen picture, `remove` to take the saved one away, or null to leave it as it is. */
export type PictureChoice = Blob | "remove" | null;

/** Shows the learner's picture and lets them choose another one; nothing is sent before the form is. */
export function PictureField({
  id,
  name,
  saved,
  choice,
  onChoose,
  error,
}: {
  id: number;
  name: string;
  saved: string | null;
  choice: PictureChoice;
  onChoose: (choice: PictureChoice) => void;
  error: string | undefined;
}) {
  const fieldId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [preview, setPreview] = useState<string | null>(null);

  useEffect(() => {
    if (!(choice instanceof Blob)) {
      setPreview(null);
      return;
    }
    const address = URL.createObjectURL(choice);
    setPreview(address);
    return () => URL.revokeObjectURL(address);
  }, [choice]);

  async function take(file: File | undefined) {
    if (file === undefined) return;
    const picture = await shrinkPicture(file);
    setProblem(picture === null ? m.settings_picture_too_large() : null);
    if (picture !== null) onChoose(picture);
  }

  const shown = choice === "remove" ? null : (preview ?? saved);
  const said = problem ?? error;
  return (
    <div className="flex items-start gap-4">
      <Avatar id={id} name={name} src={shown} className="size-24 text-4xl" />
      <div className="flex min-w-0 flex-col items-start gap-2">
        <label htmlFor={fieldId} className="sr-only">
          {m.settings_picture()}
        </label>
        <input
          ref={field}
          id={fieldId}
          type="file"
          accept="image/*"
          tabIndex={-1}
          className="sr-only"
          aria-describedby={`${fieldId}-hint`}
          onChange={(event) => {
            void take(event.currentTarget.files?.[0]);
            // The same file may be chosen again after it was removed.
            event.currentTarget.value = "";
          }}
        />
        <div className="flex flex-wrap gap-2">
          <Button look="secondary" onClick={() => field.current?.click()}>
            {m.settings_picture_choose()}
          </Button>
          {shown !== null && (
            <Button look="quiet" onClick={() => onChoose(saved === null ? null : "remove")}>
              {m.settings_picture_remove()}
            </Button>
          )}
        </div>
        <p id={`${fieldId}-hint`} className="text-sm text-ink-soft">
          {m.settings_picture_hint()}
        </p>
        {said && (
          <p role="alert" className="text-sm font-semibold text-pomegranate">
            {said}
          </p>
        )}
      </div>
    </div>
  );
}
