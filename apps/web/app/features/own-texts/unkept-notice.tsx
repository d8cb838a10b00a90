import { useEffect, useState } from "react";
import { Button, ButtonLink } from "#app/components/ui/button.tsx";
import { Notice } from "#app/components/ui/notice.tsx";
import { type Unkept, whyUnkept } from "#app/lib/own-texts/held-texts.ts";
import { onDisk } from "#app/lib/own-texts/opening-text.ts";
import type { KeptText } from "#app/lib/own-texts/own-text-store.ts";
import { paths } from "#app/lib/paths.ts";
import { m } from "#app/paraglide/messages.js";
import { unkeptTexts } from "./fault-text.ts";
import { keepNow } from "./keep-now.ts";

/** Says that a text will be gone with the page, and why; room can be made, and the text kept after all. */
export function UnkeptNotice({ text }: { text: KeptText }) {
  const [why, setWhy] = useState<Unkept | null>(() => whyUnkept(text.id));
  const [isTrying, setTrying] = useState(false);
  useEffect(() => {
    let isHere = true;
    void onDisk(text.id).then(() => isHere && setWhy(whyUnkept(text.id)));
    return () => {
      isHere = false;
    };
  }, [text.id]);
  if (why === null) return null;
  return (
    <Notice kind="error">
      <p>{unkeptTexts[why]()}</p>
      <div className="flex flex-wrap gap-3 pt-3">
        <Button
          busy={isTrying}
          onClick={async () => {
            setTrying(true);
            await keepNow(text);
            setTrying(false);
            setWhy(whyUnkept(text.id));
          }}
        >
          {m.mine_keep_now()}
        </Button>
        <ButtonLink to={paths.ownTexts} look="secondary">
          {m.mine_make_room()}
        </ButtonLink>
      </div>
    </Notice>
  );
}
