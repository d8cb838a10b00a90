import { KazakhTextSettings } from "#app/components/kazakh/kazakh-text-settings.tsx";
import { IconButton } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { InARow } from "#app/components/ui/in-a-row.tsx";
import { Progress } from "#app/components/ui/progress.tsx";
import { chooseVoice, useVoiceSetting } from "#app/lib/voice/voice-setting.ts";
import { m } from "#app/paraglide/messages.js";

/** The way out, how far it is, and the switches of sound and script. */
export function SessionBar({
  done,
  total,
  inARow,
  onLeave,
}: {
  done: number;
  total: number;
  /** Right answers one after the other. */
  inARow: number;
  onLeave: () => void;
}) {
  const { quiet } = useVoiceSetting();
  return (
    <div className="flex items-center gap-1 sm:gap-2">
      <IconButton label={m.session_leave()} onClick={onLeave} className="-ms-2">
        <Icon name="close" />
      </IconButton>
      <span className="relative flex-1">
        <Progress
          value={total === 0 ? 0 : done / total}
          label={m.session_progress()}
          text={m.session_place({ done, total })}
        />
        <InARow count={inARow} />
      </span>
      <IconButton
        label={m.session_quiet()}
        aria-pressed={quiet}
        onClick={() => chooseVoice({ quiet: !quiet })}
        className="aria-pressed:bg-sky-wash aria-pressed:text-sky-deep"
      >
        <span className="relative inline-flex">
          <Icon name="speaker" />
          {quiet && <span className="absolute start-1/2 h-full border-s-2 rotate-45" />}
        </span>
      </IconButton>
      <KazakhTextSettings compact />
    </div>
  );
}
