import { useState } from "react";
import { SayButton } from "#app/components/kazakh/say-button.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Kazakh } from "#app/components/ui/kazakh-word.tsx";
import { useVoiceSetting } from "#app/lib/voice/voice-setting.ts";
import { m } from "#app/paraglide/messages.js";

/**
 * What a listening question is about: the voice says it as often as it is asked to. In quiet mode, or
 * when somebody cannot listen now, it is read instead.
 */
export function HeardText({ text }: { text: string }) {
  const { quiet } = useVoiceSetting();
  const [isShown, setShown] = useState(false);
  return (
    <div className="clear-both flex flex-col items-start gap-3 rounded-card bg-felt-raised px-5 py-4 shadow-lift md:self-start">
      {quiet || isShown ? (
        <>
          <span className="sr-only">{m.test_text()}: </span>
          <Kazakh as="p" className="kazakh-text">
            {text}
          </Kazakh>
        </>
      ) : (
        <>
          <span className="flex items-center gap-3">
            <SayButton text={text} size="large" aria-label={m.test_listen()} />
            <span aria-hidden="true" className="font-semibold">
              {m.test_listen()}
            </span>
          </span>
          <Button look="quiet" onClick={() => setShown(true)}>
            {m.test_read_instead()}
          </Button>
        </>
      )}
    </div>
  );
}
