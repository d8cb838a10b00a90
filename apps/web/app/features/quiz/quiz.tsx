import type { LessonDetail } from "@tilashar/contracts";
import { Button } from "#app/components/ui/button.tsx";
import { KazakhWord } from "#app/components/ui/kazakh-word.tsx";
import { m } from "#app/paraglide/messages.js";

export default function Quiz({ detail, onFinish }: { detail: LessonDetail; onFinish: () => void }) {
  return (
    <div className="flex flex-1 flex-col gap-4">
      {detail.words.map((word) => (
        <KazakhWord key={word.id} word={word.word_kz} harmony />
      ))}
      <Button onClick={onFinish}>{m.close()}</Button>
    </div>
  );
}
