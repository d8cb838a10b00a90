import { Kazakh } from "#app/components/ui/kazakh-word.tsx";
import { formName } from "#app/lib/kazakh/form-name.ts";

/** What a form is, in words: "менің · locative: in, at". */
export function FormLabel({ label }: { label: string }) {
  const { kazakh, parts } = formName(label);
  return (
    <>
      {kazakh !== null && <Kazakh className="font-bold">{kazakh}</Kazakh>}
      {kazakh !== null && parts.length > 0 && " · "}
      {parts.join(" · ")}
    </>
  );
}
