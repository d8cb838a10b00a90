import { hkdfSync, randomBytes } from "node:crypto";
import { closeSync, fsyncSync, openSync, readFileSync, writeSync } from "node:fs";
import { join } from "node:path";
import { StartError } from "./errors.ts";

/** Its name in the data folder. */
export const secretFile = "session-secret";

/**
 * The secret kept in the data folder; made there at the first start, readable by this user alone, so that
 * sessions outlive restarts without anyone setting anything.
 *
 * @throws StartError when it can be neither read nor made
 */
export function keptSessionSecret(dataDir: string): string {
  const path = join(dataDir, secretFile);
  try {
    const secret = makeFile(path) ?? readFileSync(path, "utf8").trim();
    if (Buffer.byteLength(secret) < 32) {
      throw new Error("it is too short: delete the file to get a new one; everyone signs in again");
    }
    return secret;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(`The session secret in ${path} cannot be used (${reason}).`);
  }
}

/** Null when the file is there already. */
function makeFile(path: string): string | null {
  let file: number;
  try {
    file = openSync(path, "wx", 0o600);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return null;
    throw error;
  }
  const secret = randomBytes(48).toString("base64url");
  writeSync(file, `${secret}\n`);
  // Tokens signed with it must still be ours after a power cut.
  fsyncSync(file);
  closeSync(file);
  return secret;
}

export type KeyPurpose =
  | "access token"
  | "refresh token"
  | "outbox"
  | "unsubscribe"
  | "web push"
  | "speech receipt";

/** A key for one purpose: what is made with one key can never pass as made with another. */
export function deriveKey(secret: string, purpose: KeyPurpose): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, "", `tilashar ${purpose}`, 32));
}
