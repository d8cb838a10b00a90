import { Fold } from "#app/components/ui/fold.tsx";
import { m } from "#app/paraglide/messages.js";

/** What folds out beside the conversation: how to use it, and what it can do. */
export function ChatHelp() {
  return (
    <div className="grid grid-cols-2 gap-2 max-[359px]:grid-cols-1 has-[details[open]]:grid-cols-1 md:grid-cols-1 md:gap-3 max-md:[&_summary]:gap-1 max-md:[&_summary]:px-3 max-md:[&_summary]:text-sm">
      <Hints
        title={m.tutor_help_use()}
        items={[
          m.tutor_help_use_1(),
          m.tutor_help_use_2(),
          m.tutor_help_use_3(),
          m.tutor_help_use_4(),
        ]}
      />
      <Hints
        title={m.tutor_help_can()}
        items={[
          m.tutor_help_can_1(),
          m.tutor_help_can_2(),
          m.tutor_help_can_3(),
          m.tutor_help_can_4(),
          m.tutor_help_can_5(),
          m.tutor_help_can_7(),
          m.tutor_help_can_6(),
        ]}
      />
    </div>
  );
}

function Hints({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <Fold title={title}>
      <ul className="flex list-disc flex-col gap-2 ps-5">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </Fold>
  );
}
