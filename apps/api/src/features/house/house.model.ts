/** Who may open an account. */
export type SignUpMode = "open" | "invitation" | "domain";

/** What whoever runs this server says of it. Empty texts are shown nowhere. */
export interface HouseSettings {
  /** What this place is called, such as a school's name. */
  name: string;
  /** Who answers for it, on the page about privacy. */
  operator: string;
  /** What a country's law wants to be said, on the same page. */
  imprint: string;
  signUp: SignUpMode;
  /** Mail domains that may sign up where `signUp` is `domain`: small letters, no at sign. */
  domains: readonly string[];
}

export const usualHouse: HouseSettings = {
  name: "",
  operator: "",
  imprint: "",
  signUp: "open",
  domains: [],
};

export interface Invitation {
  id: number;
  /** Whom it is for, in the words of whoever made it. */
  note: string;
  /** ISO 8601 instants. */
  madeAt: string;
  expiresAt: string;
  usedAt: string | null;
  /** Null while it is unused, and when the account is gone. */
  usedBy: number | null;
}

/** A domain of mail addresses: labels of letters, digits and hyphens, also of other scripts, with dots. */
export const isDomain = (text: string): boolean =>
  text.length <= 253 &&
  /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+\p{L}{2,}$/u.test(text);
