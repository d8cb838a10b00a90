/** A passkey as its owner sees it. */
export interface Passkey {
  /** Of our own: what the authenticator calls it stays with us. */
  id: number;
  name: string;
  createdAt: string;
  usedAt: string | null;
}
