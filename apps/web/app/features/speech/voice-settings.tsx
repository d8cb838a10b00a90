import { useEffect, useState } from "react";
import { SoundSourceLine } from "#app/components/kazakh/sound-source-line.tsx";
import { Checkbox, SelectField } from "#app/components/ui/field.tsx";
import { TextLink } from "#app/components/ui/text-link.tsx";
import { paths } from "#app/lib/paths.ts";
import { deviceVoice } from "#app/lib/voice/device-voice.ts";
import { say } from "#app/lib/voice/player.ts";
import {
  chooseVoice,
  type SoundSource,
  soundSources,
  useVoiceSetting,
  type VoiceName,
  voiceNames,
} from "#app/lib/voice/voice-setting.ts";
import { m } from "#app/paraglide/messages.js";

const names: Record<VoiceName, () => string> = {
  aizhan: m.speech_voice_aizhan,
  madina: m.speech_voice_madina,
  daulet: m.speech_voice_daulet,
  nurlan: m.speech_voice_nurlan,
  botagoz: m.speech_voice_botagoz,
  browser: m.speech_voice_browser,
};

const sources: Record<SoundSource, () => string> = {
  person: m.speech_source_person,
  neural: m.speech_source_neural,
  synthetic: m.speech_source_synthetic,
};

/** Who speaks, how fast first, and whether at all. Kept in this browser. */
export function VoiceSettings() {
  const setting = useVoiceSetting();
  const [hasOwn, setHasOwn] = useState(false);
  useEffect(() => {
    // Browsers read the list of their voices when they are asked for it, and then tell.
    const look = () => setHasOwn(deviceVoice() !== null);
    look();
    if (typeof speechSynthesis === "undefined") return;
    speechSynthesis.addEventListener?.("voiceschanged", look);
    return () => speechSynthesis.removeEventListener?.("voiceschanged", look);
  }, []);
  return (
    <div className="flex flex-col gap-3">
      <SelectField
        label={m.speech_voice()}
        value={setting.voice}
        onChange={({ target }) => {
          chooseVoice({ voice: target.value as VoiceName });
          if (!setting.quiet) void say("Сәлеметсіз бе!", setting.rate);
        }}
      >
        {voiceNames
          .filter((name) => name !== "browser" || hasOwn || setting.voice === "browser")
          .map((name) => (
            <option key={name} value={name}>
              {names[name]()}
            </option>
          ))}
      </SelectField>
      {setting.voice !== "browser" && (
        <SelectField
          label={m.speech_source()}
          value={setting.prefer}
          onChange={({ target }) => {
            chooseVoice({ prefer: target.value as SoundSource });
            if (!setting.quiet) void say("Сәлеметсіз бе!", setting.rate);
          }}
        >
          {soundSources.map((source) => (
            <option key={source} value={source}>
              {sources[source]()}
            </option>
          ))}
        </SelectField>
      )}
      <TextLink to={paths.voiceComparison} className="inline-flex min-h-11 items-center self-start">
        {m.speech_voice_comparison()}
      </TextLink>
      <SoundSourceLine className="min-h-5 text-sm text-ink-soft" />
      <Checkbox
        label={m.speech_slow_first()}
        checked={setting.rate === "slow"}
        onChange={({ target }) => chooseVoice({ rate: target.checked ? "slow" : "normal" })}
      />
      <Checkbox
        label={m.speech_quiet()}
        checked={setting.quiet}
        onChange={({ target }) => chooseVoice({ quiet: target.checked })}
      />
    </div>
  );
}
