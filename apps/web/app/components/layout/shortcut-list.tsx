import { Dialog } from "#app/components/ui/dialog.tsx";
import { m } from "#app/paraglide/messages.js";

const groups = [
  {
    title: m.keys_anywhere,
    keys: [
      { keys: ["?"], does: m.keys_list },
      { keys: ["/", "Ctrl + K"], does: m.search_open },
      { keys: ["Tab", "Shift + Tab"], does: m.keys_move },
      { keys: ["Esc"], does: m.keys_close },
    ],
  },
  {
    title: m.keys_quiz,
    keys: [
      { keys: ["1", "2", "3", "4"], does: m.keys_quiz_choose },
      { keys: [m.key_letters], does: m.keys_quiz_type },
      { keys: ["⌫"], does: m.keys_quiz_erase },
      { keys: ["Enter"], does: m.keys_quiz_check },
    ],
  },
  {
    title: m.keys_session,
    keys: [
      { keys: ["1 – 4"], does: m.keys_quiz_choose },
      { keys: ["1 – 9", "0"], does: m.keys_session_tile },
      { keys: ["1 – 5", "6 – 0"], does: m.keys_session_pair },
      { keys: [m.key_letters], does: m.keys_quiz_type },
      { keys: ["⌫"], does: m.keys_session_erase },
      { keys: ["1 – 3"], does: m.keys_session_rate },
      { keys: ["Enter"], does: m.keys_quiz_check },
    ],
  },
  {
    title: m.keys_film,
    keys: [
      { keys: [m.key_space, "K"], does: m.keys_film_play },
      { keys: ["↑", "↓"], does: m.keys_film_line },
      { keys: ["←", "→"], does: m.keys_film_move },
      { keys: ["R"], does: m.film_repeat },
      { keys: ["S"], does: m.keys_film_speed },
      { keys: ["T"], does: m.film_translation },
      { keys: ["M"], does: m.film_mute },
      { keys: ["F"], does: m.film_whole },
    ],
  },
];

export default function ShortcutList({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title={m.keys_title()}>
      {groups.map(({ title, keys }) => (
        <section key={title()} className="pt-2">
          <h3 className="text-base text-ink-soft">{title()}</h3>
          <dl>
            {keys.map(({ keys: names, does }) => (
              <div
                key={does()}
                className="flex items-center gap-4 border-b-2 border-felt-sunk py-2"
              >
                <dt className="flex w-36 shrink-0 flex-wrap gap-1">
                  {names.map((name) => {
                    const text = typeof name === "string" ? name : name();
                    return (
                      <kbd
                        key={text}
                        className="font-sans rounded-tile border-2 border-stitch bg-felt-raised px-2 py-0.5 text-sm font-semibold"
                      >
                        {text}
                      </kbd>
                    );
                  })}
                </dt>
                <dd>{does()}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Dialog>
  );
}
