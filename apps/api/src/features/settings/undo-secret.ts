import { createHash, randomBytes } from "node:crypto";

/** The secret of a link that takes an e-mail change back: 256 random bits. */
export const newUndoSecret = (): string => randomBytes(32).toString("base64url");

/** What the database keeps of it. */
export const hashUndoSecret = (secret: string): string =>
  createHash("sha256").update(secret).digest("base64url");
