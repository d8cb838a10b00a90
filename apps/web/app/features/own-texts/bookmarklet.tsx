import { useState } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { TextField } from "#app/components/ui/field.tsx";
import { Fold } from "#app/components/ui/fold.tsx";
import { paths } from "#app/lib/paths.ts";
import { m } from "#app/paraglide/messages.js";

/** More than this an address does not carry in every browser. */
const mostLetters = 200_000;

/** A bookmark that opens the text of the page it is pressed on here: what is marked, or all of it. */
const codeFor = (origin: string) =>
  `javascript:void open("${origin}${paths.bringText("")}"+encodeURIComponent((String(getSelection())||document.body.innerText).slice(0,${mostLetters})))`;

/** How to bring the text of a web page: a bookmark to make once. The page's text goes from tab to tab. */
export function Bookmarklet() {
  const [copied, setCopied] = useState(false);
  const code = codeFor(location.origin);
  async function copy() {
    try {
      await navigator.clipboard.writeText(code);
      setCopied(true);
    } catch (error) {
      // The field beside the button can be copied by hand.
      console.warn("The bookmark was not copied", error);
    }
  }
  return (
    <Fold title={m.mine_bookmark()}>
      <div className="flex flex-col items-start gap-3 pt-2">
        <p className="text-sm text-ink-soft">{m.mine_bookmark_text()}</p>
        <div className="w-full">
          <TextField label={m.mine_bookmark_code()} value={code} readOnly dir="ltr" />
        </div>
        <Button look="secondary" onClick={() => void copy()}>
          <span aria-live="polite">
            {copied ? m.mine_bookmark_copied() : m.mine_bookmark_copy()}
          </span>
        </Button>
      </div>
    </Fold>
  );
}
