import { useState } from "react";
import { SoundSourceLine } from "#app/components/kazakh/sound-source-line.tsx";
import { Card } from "#app/components/ui/card.tsx";
import { SelectField } from "#app/components/ui/field.tsx";
import { m } from "#app/paraglide/messages.js";
import { ComparedSentence } from "./compared-sentence.tsx";
import sentences from "./compared-sentences.json" with { type: "json" };

const voices = {
  aizhan: m.speech_voice_aizhan,
  madina: m.speech_voice_madina,
  daulet: m.speech_voice_daulet,
  nurlan: m.speech_voice_nurlan,
  botagoz: m.speech_voice_botagoz,
} as const;
type Voice = keyof typeof voices;

const changes: Record<string, () => string> = {
  statement: m.voice_compare_statement,
  yesNo: m.voice_compare_yes_no,
  questionWord: m.voice_compare_question_word,
  choice: m.voice_compare_choice,
  list: m.voice_compare_list,
  focus: m.voice_compare_focus,
  negation: m.voice_compare_negation,
  exclamation: m.voice_compare_exclamation,
  breath: m.voice_compare_breath,
  stress: m.voice_compare_stress,
};

/** Ten sentences as our synthesiser says them, and as it said them before. */
export function ComparisonScreen() {
  const [voice, setVoice] = useState<Voice>("aizhan");
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-6 px-4 pt-8 md:pt-12">
      <div className="flex flex-col gap-2">
        <h1 className="text-3xl md:text-4xl">{m.voice_compare_title()}</h1>
        <p className="max-w-prose md:text-lg">{m.voice_compare_lead()}</p>
      </div>
      <div className="max-w-xs">
        <SelectField
          label={m.speech_voice()}
          value={voice}
          onChange={({ target }) => setVoice(target.value as Voice)}
        >
          {Object.entries(voices).map(([name, label]) => (
            <option key={name} value={name}>
              {label()}
            </option>
          ))}
        </SelectField>
        <SoundSourceLine className="min-h-5 pt-2 text-sm text-ink-soft" />
      </div>
      <ol className="flex flex-col gap-4">
        {sentences.map(({ change, kz }) => (
          <li key={change}>
            <Card className="flex flex-col gap-3 p-4 md:p-5">
              <ComparedSentence text={kz} voice={voice} />
              <p className="text-ink-soft">{changes[change]?.()}</p>
            </Card>
          </li>
        ))}
      </ol>
    </div>
  );
}
