import { createECDH } from "node:crypto";

/** What this server signs its pushes with (RFC 8292), in unpadded base64url. */
export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

/**
 * The keys for a secret: the same in every process and after every start, without a file. A new
 * SESSION_SECRET makes new ones, and browsers then subscribe again when the settings are opened.
 *
 * @param secret 32 bytes; practically all of them are private keys of P-256
 */
export function deriveVapidKeys(secret: Buffer): VapidKeys {
  const pair = createECDH("prime256v1");
  pair.setPrivateKey(secret);
  return {
    publicKey: pair.getPublicKey("base64url"),
    privateKey: secret.toString("base64url"),
  };
}
