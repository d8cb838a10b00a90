import { type ComponentProps, useRef, useState } from "react";
import { classNames } from "#app/components/ui/class-names.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { prepare, say, usePlaying } from "#app/lib/voice/player.ts";
import { useVoiceSetting, voiceSetting } from "#app/lib/voice/voice-setting.ts";
import { m } from "#app/paraglide/messages.js";

const longPressMs = 450;

/**
 * Says a Kazakh text when it is tapped; tapped again, or held, it says it slowly. Nothing plays by
 * itself. In quiet mode the transcription is shown instead.
 */
export function SayButton({
  text,
  size = "normal",
  className,
  ...rest
}: { text: string; size?: "normal" | "large" } & Omit<
  ComponentProps<"button">,
  "children" | "onClick"
>) {
  const playing = usePlaying(text);
  const { quiet } = useVoiceSetting();
  const [transcript, setTranscript] = useState<string | null>(null);
  const held = useRef<{ timer: number; done: boolean } | null>(null);

  const show = async () => {
    if (transcript !== null) return setTranscript(null);
    const { ipa } = await import("@tilashar/kazakh/sound");
    setTranscript(ipa(text));
  };
  const start = (slow: boolean) => {
    // A press before the first drawing in the browser finds what the server drew, which knows no setting.
    if (voiceSetting().quiet) void show();
    else void say(text, slow ? "slow" : undefined);
  };
  const letGo = () => {
    if (held.current !== null) window.clearTimeout(held.current.timer);
  };
  const failed = playing?.state === "failed";
  const label = failed ? m.speech_sound_failed() : m.speech_listen({ text });
  return (
    <span className={classNames("relative inline-flex shrink-0 align-middle", className)}>
      <button
        type="button"
        aria-label={label}
        title={failed ? label : m.speech_listen_hint()}
        aria-busy={playing?.state === "loading" || undefined}
        data-playing={playing?.state === "playing" ? playing.rate : undefined}
        {...rest}
        onPointerEnter={() => prepare(text)}
        onFocus={() => prepare(text)}
        onPointerDown={() => {
          letGo();
          const press = { timer: 0, done: false };
          const hold = () => {
            press.done = true;
            start(true);
          };
          // On a busy phone the finger may be gone already: what it did meanwhile comes first.
          press.timer = window.setTimeout(() => {
            press.timer = window.setTimeout(hold);
          }, longPressMs);
          held.current = press;
        }}
        onPointerUp={letGo}
        onPointerLeave={letGo}
        onPointerCancel={letGo}
        onContextMenu={(event) => event.preventDefault()}
        onClick={(event) => {
          const wasHeld = held.current?.done === true;
          held.current = null;
          // The long press has spoken already.
          if (!wasHeld) start(event.shiftKey);
        }}
        className={classNames(
          "inline-flex items-center justify-center rounded-full select-none",
          size === "large" ? "size-14 bg-sky-wash" : "size-11",
          failed ? "text-pomegranate" : "text-sky hover:bg-sky-wash",
          playing?.state === "playing" && "bg-sky-wash",
        )}
      >
        {playing?.state === "loading" ? (
          <span className="size-4 animate-spin rounded-full border-2 border-current border-t-transparent" />
        ) : (
          <Icon
            name={failed ? "warning" : quiet ? "eye" : playing ? "speaking" : "speaker"}
            className={size === "large" ? "size-8" : "size-7"}
          />
        )}
      </button>
      {transcript !== null && quiet && (
        <span
          role="status"
          lang="kk-fonipa"
          className="absolute start-full top-1/2 z-10 ms-1 -translate-y-1/2 rounded-tile bg-ink px-2 py-1 text-sm font-semibold whitespace-nowrap text-felt"
        >
          [{transcript}]
        </span>
      )}
      {failed && (
        <span role="status" className="sr-only">
          {m.speech_sound_failed()}
        </span>
      )}
    </span>
  );
}
