import { GlossedText } from "#app/components/kazakh/gloss/glossed-text.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { Card } from "#app/components/ui/card.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { paths } from "#app/lib/paths.ts";
import { m } from "#app/paraglide/messages.js";

/** A single word of Cyrillic letters has a page of its own. */
const oneWord = /^[\p{Script=Cyrillic}-]{1,40}$/u;

/** What was shared: each of its words answers, a word has its page, and the tutor can be asked. */
export function SharedText({ title, text, url }: { title: string; text: string; url: string }) {
  // Some applications put the address into the text, or the text into the title.
  const shown = text || title;
  if (shown === "" && url === "") {
    return (
      <EmptyState
        title={m.share_nothing()}
        action={<ButtonLink to={paths.learn}>{m.nav_learn()}</ButtonLink>}
      >
        {m.share_nothing_text()}
      </EmptyState>
    );
  }
  return (
    <>
      {shown !== "" && (
        <Card
          stitched
          className="p-5 text-xl leading-relaxed break-words whitespace-pre-line sm:p-7"
        >
          <GlossedText text={shown} />
        </Card>
      )}
      {url !== "" && (
        <p className="break-words">
          <a href={url} rel="noopener noreferrer" className="font-semibold text-sky underline">
            {url}
          </a>
        </p>
      )}
      <p className="text-ink-soft">{m.share_lead()}</p>
      <div className="flex flex-wrap gap-3">
        {shown !== "" && <ButtonLink to={paths.askTutor(shown)}>{m.share_ask()}</ButtonLink>}
        {shown !== "" && !oneWord.test(shown) && (
          <ButtonLink to={paths.bringText(shown)} look="secondary">
            {m.mine_share_read()}
          </ButtonLink>
        )}
        {oneWord.test(shown) && (
          <ButtonLink to={paths.word(shown)} look="secondary">
            {m.share_word()}
          </ButtonLink>
        )}
      </div>
    </>
  );
}
