import type { KeptOwnText } from "@tilashar/contracts";
import type { TextFormat } from "@tilashar/own-texts";
import { call } from "#app/lib/api/client.ts";
import { ApiFailure } from "#app/lib/api/failure.ts";
import type { Owner } from "#app/lib/review/review-store.ts";
import { type KeptText, keepText } from "./own-text-store.ts";
import { packChapters, unpackChapters } from "./packed-chapters.ts";
import { chaptersAtHand } from "./texts-at-hand.ts";

/** Keeps a text of this device on the server, too. */
export async function keepOnServer({
  id,
  title,
  author,
  format,
  words,
}: KeptText): Promise<KeptOwnText> {
  const content = await packChapters(await chaptersAtHand(id));
  return call("PUT /own-texts/{id}/", {
    params: { id },
    body: { title, author, format, words, content },
  });
}

/** Brings a text from the server to this device, as it was when it was kept. */
export async function fetchFromServer(owner: Owner, id: string): Promise<void> {
  const { title, author, format, content } = await call("GET /own-texts/{id}/", { params: { id } });
  const chapters = await unpackChapters(content);
  await keepText(
    {
      id,
      owner,
      title,
      author,
      format: format as TextFormat,
      chapters: chapters.map((chapter) => ({
        title: chapter.title,
        letters: chapter.paragraphs.reduce((sum, { length }) => sum + length, 0),
      })),
      words: null,
      added: new Date().toISOString(),
      opened: null,
      place: { chapter: 0, paragraph: 0 },
    },
    chapters,
  );
}

/** Removes a text from the server; one that is not there is removed. */
export async function removeFromServer(id: string): Promise<void> {
  try {
    await call("DELETE /own-texts/{id}/", { params: { id } });
  } catch (error) {
    if (!(error instanceof ApiFailure && error.code === "not_found")) throw error;
  }
}
