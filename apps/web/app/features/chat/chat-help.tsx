import { Icon } from "#app/components/ui/icon.tsx";
import { m } from "#app/paraglide/messages.js";

/** What folds out beside the conversation: how to use it, and what it can do. */
export function ChatHelp() {
  return (
    <div className="flex flex-col gap-3">
      <Fold
        title={m.tutor_help_use()}
        items={[
          m.tutor_help_use_1(),
          m.tutor_help_use_2(),
          m.tutor_help_use_3(),
          m.tutor_help_use_4(),
        ]}
      />
      <Fold
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

function Fold({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <details className="group rounded-card bg-felt-raised shadow-lift">
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-4 rounded-card px-5 py-2 font-bold hover:bg-sky-wash [&::-webkit-details-marker]:hidden">
        <span className="flex-1">{title}</span>
        <Icon
          name="down"
          className="size-6 text-sky transition-transform duration-150 group-open:rotate-180"
        />
      </summary>
      <ul className="flex list-disc flex-col gap-2 px-5 ps-10 pt-1 pb-5">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </details>
  );
}
