import type { ExamTask } from "@tilashar/contracts";
import { useEffect } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { Card } from "#app/components/ui/card.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { Kazakh } from "#app/components/ui/kazakh-word.tsx";
import { useLanguage } from "#app/lib/language/browser-language.ts";
import { silence } from "#app/lib/voice/player.ts";
import { sayInTurn } from "#app/lib/voice/say-in-turn.ts";
import { useVoiceSetting } from "#app/lib/voice/voice-setting.ts";
import { m } from "#app/paraglide/messages.js";
import { spokenLines } from "./listening-voice.ts";

const names: Readonly<Record<ExamTask["models"][number]["quality"], () => string>> = {
  solid: m.exam_model_solid,
  excellent: m.exam_model_excellent,
};

/** Models of a task side by side, with what tells them apart. */
export function TaskModels({ task }: { task: ExamTask }) {
  const language = useLanguage();
  const { quiet } = useVoiceSetting();
  useEffect(() => () => silence(), []);
  return (
    <div className="flex flex-col gap-3">
      <div className="grid gap-4 md:grid-cols-2">
        {task.models.map(({ quality, kz }) => (
          <Card key={quality} className="flex flex-col gap-3 p-5">
            <h3 className="text-base text-ink-soft">{names[quality]()}</h3>
            <Kazakh as="p" className="kazakh-text whitespace-pre-line">
              {kz}
            </Kazakh>
            {task.kind === "speaking" && !quiet && (
              <Button
                look="secondary"
                className="self-start"
                onClick={() => {
                  const lines = spokenLines({ lines: [{ who: "woman", kz }] });
                  void sayInTurn(
                    lines.map(({ text }) => text),
                    () => {},
                    lines.map(({ voice }) => voice),
                  );
                }}
              >
                <Icon name="speaker" className="size-5" />
                {m.exam_model_listen()}
              </Button>
            )}
          </Card>
        ))}
      </div>
      {task.remarks !== null && <p className="max-w-prose">{task.remarks[language]}</p>}
    </div>
  );
}
