import { useState } from "react";
import { GlossedText } from "#app/components/kazakh/gloss/glossed-text.tsx";
import { KazakhField } from "#app/components/kazakh/kazakh-field.tsx";
import { KazakhTextSettings } from "#app/components/kazakh/kazakh-text-settings.tsx";

/** Text whose words can be tapped, the field for Kazakh, and the choice of script. */
export function KazakhSamples() {
  const [value, setValue] = useState("");
  return (
    <div className="flex w-full flex-col gap-4">
      <KazakhTextSettings className="self-start" />
      <div className="kazakh-text">
        <GlossedText
          text="Мектептерімізден келген балалар жүгіре алады."
          translation="The children who came from our schools can run."
        />
      </div>
      <KazakhField label="Kazakh" value={value} onValueChange={setValue} />
      <output>{value}</output>
    </div>
  );
}
