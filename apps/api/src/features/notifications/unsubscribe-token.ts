import { createHmac, timingSafeEqual } from "node:crypto";

/** Signs whose mails a link ends, so that it works years later and without signing in. */
export interface UnsubscribeTokens {
  issue(accountId: number): string;
  /** Null for anything we did not sign. */
  read(token: string): number | null;
}

export function makeUnsubscribeTokens(key: Buffer): UnsubscribeTokens {
  const sign = (id: string) =>
    createHmac("sha256", key).update(`unsubscribe ${id}`).digest("base64url");
  return {
    issue: (accountId) => `${accountId}.${sign(String(accountId))}`,
    read(token) {
      const parts = /^([1-9]\d{0,9})\.([\w-]{43})$/.exec(token);
      const [, id, signature] = parts ?? [];
      if (id === undefined || signature === undefined || Number(id) > 2_147_483_647) return null;
      return timingSafeEqual(Buffer.from(sign(id)), Buffer.from(signature)) ? Number(id) : null;
    },
  };
}
