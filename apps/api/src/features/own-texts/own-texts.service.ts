import type { Database } from "#api/db/database.ts";
import { AppError, invalid } from "#api/errors.ts";
import type { AsLearner } from "#api/features/auth/index.ts";
import {
  bytesOfBase64,
  isBase64,
  maxTexts,
  type OwnTextHead,
  type OwnTextWithContent,
  quotaBytes,
} from "./own-text.model.ts";
import { deleteOwnText, findOwnText, listOwnTexts, saveOwnText } from "./own-texts.repository.ts";

/** Texts of learners' own that they wish to have on other devices, too. Nobody else ever gets one. */
export interface OwnTextsService {
  list(accountId: number): Promise<{ texts: OwnTextHead[]; used: number; quota: number }>;
  /** @throws AppError `not_found`, also for another learner's */
  read(accountId: number, id: string): Promise<OwnTextWithContent>;
  /**
   * Keeps a text, in the place of the one of this id.
   *
   * @throws AppError `validation` on `content` that is no base64; `payload_too_large` when the learner's room is used up; `rate_limited`
   */
  keep(accountId: number, text: Omit<OwnTextWithContent, "size" | "keptAt">): Promise<OwnTextHead>;
  /** @throws AppError `not_found` */
  remove(accountId: number, id: string): Promise<void>;
}

interface OwnTextsServiceParts {
  database: Database;
  asLearner: AsLearner;
  now(): number;
}

export function makeOwnTextsService({
  database: { queries },
  asLearner,
  now,
}: OwnTextsServiceParts): OwnTextsService {
  return {
    async list(accountId) {
      const texts = await listOwnTexts(queries, accountId);
      return { texts, used: sizeOf(texts), quota: quotaBytes };
    },

    async read(accountId, id) {
      const text = await findOwnText(queries, accountId, id);
      if (text === null) throw new AppError("not_found");
      return text;
    },

    async keep(accountId, text) {
      if (!isBase64(text.content)) throw invalid({ content: [{ key: "field_form" }] });
      return asLearner(accountId, "saveByAccount", async (inside) => {
        const size = bytesOfBase64(text.content);
        const others = (await listOwnTexts(inside, accountId)).filter(({ id }) => id !== text.id);
        if (others.length >= maxTexts || sizeOf(others) + size > quotaBytes)
          throw new AppError("payload_too_large", { detail: { key: "own_texts_full" } });
        const kept = { ...text, size, keptAt: new Date(now()).toISOString() };
        await saveOwnText(inside, accountId, kept);
        const { content: _, ...head } = kept;
        return head;
      });
    },

    remove: (accountId, id) =>
      asLearner(accountId, "saveByAccount", async (inside) => {
        if (!(await deleteOwnText(inside, accountId, id))) throw new AppError("not_found");
      }),
  };
}

const sizeOf = (texts: readonly OwnTextHead[]): number =>
  texts.reduce((sum, { size }) => sum + size, 0);
