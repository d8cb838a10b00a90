import { type ReactNode, useCallback, useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { Button, ButtonLink } from "#app/components/ui/button.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { Skeleton } from "#app/components/ui/skeleton.tsx";
import { toast } from "#app/components/ui/toast.tsx";
import { whyUnkept } from "#app/lib/own-texts/held-texts.ts";
import { holdOpening, openingText } from "#app/lib/own-texts/opening-text.ts";
import { type KeptText, takeGuestTextsAlong } from "#app/lib/own-texts/own-text-store.ts";
import { removeAtHand, textAtHand, textsAtHand } from "#app/lib/own-texts/texts-at-hand.ts";
import { bringMark, paths } from "#app/lib/paths.ts";
import { guest, type Owner } from "#app/lib/review/review-store.ts";
import { m } from "#app/paraglide/messages.js";
import { BringText } from "./bring-text.tsx";
import { unkeptTexts } from "./fault-text.ts";
import { keepNow } from "./keep-now.ts";
import { OwnReader } from "./own-reader.tsx";
import { OwnTextsHead } from "./own-texts-head.tsx";
import { OwnTextsSkeleton } from "./own-texts-skeleton.tsx";
import { ServerList } from "./server-list.tsx";
import { SharedFiles } from "./shared-files.tsx";
import type { SubtitleFilm } from "./subtitles.tsx";
import { TeachWords, type WordsSession } from "./teach-words.tsx";
import { TextList } from "./text-list.tsx";
import { useBring } from "./use-bring.ts";
import { useServerTexts } from "./use-server-texts.ts";
import { useTextShares } from "./use-text-shares.ts";

/** The list of one's texts; or the text that the address names after its `#`, or the words of it: `#id/words`. */
export default function OwnTextsScreen({
  owner,
  Session,
  Film,
}: {
  owner: Owner;
  Session: WordsSession;
  Film: SubtitleFilm;
}) {
  const mark = useLocation().hash.slice(1);
  if (mark === "" || mark.startsWith(bringMark))
    return <OwnTexts key={mark} owner={owner} brought={broughtText(mark)} />;
  const [id = "", part] = mark.split("/");
  return (
    <OneText key={id} owner={owner} id={id}>
      {(text) =>
        part === "words" ? (
          <TeachWords text={text} Session={Session} />
        ) : (
          <OwnReader text={text} Film={Film} />
        )
      }
    </OneText>
  );
}

/** The text that an address brings along; it is written into the field, and kept when the learner says so. */
function broughtText(mark: string): string {
  try {
    return decodeURIComponent(mark.slice(bringMark.length));
  } catch {
    return "";
  }
}

function OwnTexts({ owner, brought }: { owner: Owner; brought: string }) {
  const navigate = useNavigate();
  const [texts, setTexts] = useState<readonly KeptText[] | "failed" | null>(null);
  const load = useCallback(async () => {
    try {
      if (owner !== guest) await takeGuestTextsAlong(guest, owner);
      setTexts(await textsAtHand(owner));
    } catch (error) {
      console.warn("Own texts could not be read", error);
      setTexts("failed");
    }
  }, [owner]);
  useEffect(() => void load(), [load]);
  const list = typeof texts === "string" ? null : texts;
  const shares = useTextShares(owner, list, load);
  const server = useServerTexts(owner, load);
  const bringing = useBring(owner, async (brought) => {
    const { text, keeping } = brought;
    const isFirst = list === null || list.length === 0;
    // A first text is what somebody came to read: it is drawn at once, and no list before it.
    if (isFirst) {
      holdOpening(brought, keeping);
      void navigate(paths.ownText(text.id), { flushSync: true });
    }
    const became = await keeping;
    if (!isFirst) void load();
    if (became === "kept") {
      toast(m.mine_kept({ title: text.title }));
      return null;
    }
    // A thread that ended at its writing has left nothing to show: back to the list, and why.
    if (isFirst && whyUnkept(text.id) === null) {
      toast(unkeptTexts[became](), "error");
      void navigate(paths.ownTexts, { replace: true });
    }
    return became;
  });

  async function remove({ id, title }: KeptText) {
    try {
      await removeAtHand(id);
      toast(m.mine_removed({ title }));
    } catch (error) {
      console.warn("A text could not be removed", error);
      toast(m.mine_remove_failed(), "error");
    }
    await load();
  }
  // Where the list stands is known with the list: nothing moves when it comes.
  if (texts === null) return <OwnTextsSkeleton />;
  return (
    <>
      <OwnTextsHead />
      <div className="flex flex-col gap-8">
        {/* What was just shared or brought along is asked about first, above all that is there. */}
        <SharedFiles bringing={bringing} />
        {brought !== "" && <BringText bringing={bringing} brought={brought} />}
        {list !== null && list.length > 0 && (
          <TextList
            texts={list}
            shares={shares}
            server={server}
            onRemove={(text) => void remove(text)}
            onKeep={(text) => void keepNow(text).then(load)}
          />
        )}
        {brought === "" && <BringText bringing={bringing} brought="" />}
        {texts === "failed" && (
          <EmptyState
            pose="thinking"
            title={m.mine_failed()}
            action={<Button onClick={() => void load()}>{m.try_again()}</Button>}
          >
            {m.mine_failed_text()}
          </EmptyState>
        )}
        {list?.length === 0 && (
          <EmptyState title={m.mine_empty()}>{m.mine_empty_text()}</EmptyState>
        )}
        <ServerList server={server} here={list ?? []} />
      </div>
    </>
  );
}

function OneText({
  owner,
  id,
  children,
}: {
  owner: Owner;
  id: string;
  children: (text: KeptText) => ReactNode;
}) {
  const [text, setText] = useState<KeptText | "missing" | null>(() => openingText(owner, id));
  const isThere = text !== null;
  useEffect(() => {
    if (isThere) return;
    let isHere = true;
    const found = async () => {
      if (owner !== guest) await takeGuestTextsAlong(guest, owner);
      return textAtHand(owner, id);
    };
    found().then(
      (one) => isHere && setText(one ?? "missing"),
      (error: unknown) => {
        console.warn("An own text could not be read", error);
        if (isHere) setText("missing");
      },
    );
    return () => {
      isHere = false;
    };
  }, [owner, id, isThere]);
  if (text === "missing") {
    return (
      <EmptyState
        pose="thinking"
        heading="h1"
        title={m.mine_missing()}
        action={<ButtonLink to={paths.ownTexts}>{m.mine_to_list()}</ButtonLink>}
      >
        {m.mine_missing_text()}
      </EmptyState>
    );
  }
  if (text === null) return <Skeleton className="h-96 w-full" />;
  return children(text);
}
