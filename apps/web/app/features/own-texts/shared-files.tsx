import { useEffect, useState } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { forgetSharedFiles, type SharedFile, sharedFiles } from "#app/lib/offline/shared-files.ts";
import { m } from "#app/paraglide/messages.js";
import type { Bringing } from "./use-bring.ts";

/** Files that another application has shared: named, and kept only when the learner says so. */
export function SharedFiles({ bringing }: { bringing: Bringing }) {
  const [files, setFiles] = useState<readonly SharedFile[]>([]);
  useEffect(() => {
    sharedFiles().then(setFiles, (error: unknown) =>
      console.warn("Shared files could not be read", error),
    );
  }, []);
  if (files.length === 0) return null;

  async function letGo(first: () => Promise<void>) {
    setFiles([]);
    await first();
    await forgetSharedFiles(files);
  }
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-card bg-sky-wash px-4 py-3">
      <p className="min-w-0 flex-1 basis-56 font-semibold wrap-anywhere text-sky-deep">
        {m.mine_shared({ names: files.map(({ file }) => file.name).join(", ") })}
      </p>
      <Button onClick={() => void letGo(() => bringing.files(files.map(({ file }) => file)))}>
        {m.mine_shared_open()}
      </Button>
      <Button look="quiet" onClick={() => void letGo(async () => {})}>
        {m.mine_shared_leave()}
      </Button>
    </div>
  );
}
