import { createHmac, randomUUID, timingSafeEqual } from "node:crypto";

/** What a receipt proves: this account said this word right at this time. */
export interface Receipt {
  id: string;
  accountId: number;
  word: string;
  /** Milliseconds since the epoch. */
  at: number;
}

/** Proofs of words said right. The browser holds them until there are five: the server keeps nothing. */
export interface Receipts {
  write(accountId: number, word: string, at: number): string;
  /** Null for what is none of ours. */
  read(text: string): Receipt | null;
}

export function makeReceipts(key: string | Buffer): Receipts {
  const sign = (body: string) => createHmac("sha256", key).update(body).digest();
  return {
    write(accountId, word, at) {
      const body = Buffer.from(JSON.stringify([randomUUID(), accountId, word, at])).toString(
        "base64url",
      );
      return `${body}.${sign(body).toString("base64url")}`;
    },
    read(text) {
      const [body = "", signature = ""] = text.split(".");
      const given = Buffer.from(signature, "base64url");
      const right = sign(body);
      if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
      const [id, accountId, word, at] = JSON.parse(Buffer.from(body, "base64url").toString()) as [
        string,
        number,
        string,
        number,
      ];
      return { id, accountId, word, at };
    },
  };
}
