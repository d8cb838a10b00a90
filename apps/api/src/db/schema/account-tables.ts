import type { ColumnType, Generated } from "kysely";
import type { Fixed } from "./fixed-column.ts";

export interface AccountTable {
  id: Generated<number>;
  username: string;
  /** Username folded by case and look-alikes: what must be unique. */
  username_key: string;
  email: string;
  email_key: string;
  /** `EmailStanding` of features/auth. */
  email_standing: Generated<string>;
  email_refused_at: string | null;
  password_hash: string;
  language: string;
  time_zone: string;
  proficiency_level: ColumnType<string | null, string | null | undefined, string | null>;
  /** 0: the learner does not wish to be seen on the boards. */
  on_leaderboard: Generated<number>;
  /** Content hash of the learner's picture, the name it is served under. */
  avatar: ColumnType<string | null, string | null | undefined, string | null>;
  /** Raised by every transaction on the learner's work: the update is the lock that orders them. */
  revision: Generated<number>;
  /** What the account may do beside learning: names of roles between spaces. */
  roles: Generated<string>;
  /** Since when its owner may not come in; null: welcome. */
  suspended_at: ColumnType<string | null, string | null | undefined, string | null>;
  /** Since when a moderator keeps it off the boards, whatever the learner wishes; null: they decide. */
  board_closed_at: ColumnType<string | null, string | null | undefined, string | null>;
  /** Measures of moderators that its owner has not seen. */
  unread_notices: Generated<number>;
  created_at: Fixed<string>;
}

export interface SessionFamilyTable {
  id: Fixed<string>;
  account_id: Fixed<number>;
  /** What the browser is called, such as `Firefox, Windows`; null when it was not known. */
  device: ColumnType<string | null, string | null | undefined, never>;
  created_at: Fixed<string>;
  expires_at: string;
  ended_at: ColumnType<string | null, string | null | undefined, string | null>;
}

export interface RefreshTokenTable {
  hash: Fixed<string>;
  family_id: Fixed<string>;
  created_at: Fixed<string>;
  expires_at: Fixed<string>;
  used_at: ColumnType<string | null, string | null | undefined, string | null>;
}

export interface PasswordResetTable {
  account_id: Fixed<number>;
  token_hash: string;
  /** Digest of the e-mail and password the link was made for: it dies when either changes. */
  credentials: string;
  expires_at: string;
}

export interface EmailConfirmationTable {
  account_id: Fixed<number>;
  /** Hash of the secret in the link. */
  token_hash: string;
  /** The address it was sent to. */
  email_key: string;
  expires_at: string;
}

export interface EmailChangeTable {
  id: Generated<number>;
  account_id: Fixed<number>;
  /** Hash of the secret in the link that takes the change back. */
  undo_hash: Fixed<string>;
  old_email: Fixed<string>;
  old_email_key: Fixed<string>;
  new_email: Fixed<string>;
  created_at: Fixed<string>;
  expires_at: Fixed<string>;
  /** Taken back, or overtaken by an earlier change that was. */
  closed_at: ColumnType<string | null, string | null | undefined, string | null>;
}

export interface SignInFlowTable {
  /** Hash of the secret that the browser holds. */
  hash: Fixed<string>;
  /** `FlowKind` of features/auth. */
  kind: Fixed<string>;
  account_id: Fixed<number | null>;
  content: Fixed<string>;
  expires_at: Fixed<string>;
}

export interface PasskeyTable {
  id: Generated<number>;
  account_id: Fixed<number>;
  /** What the authenticator calls it, base64url. */
  credential_id: Fixed<string>;
  /** What the authenticator calls the account: random, one for all passkeys of an account. */
  user_handle: Fixed<string>;
  /** COSE key, base64url. */
  public_key: Fixed<string>;
  counter: number;
  /** Separated by spaces. */
  transports: Fixed<string>;
  name: string;
  created_at: Fixed<string>;
  used_at: ColumnType<string | null, string | null | undefined, string | null>;
}

/** One account at each provider; a provider's account opens one of ours. */
export interface IdentityTable {
  account_id: Fixed<number>;
  provider: Fixed<string>;
  issuer: Fixed<string>;
  /** What the issuer calls its account, for ever. */
  subject: Fixed<string>;
  name: Fixed<string>;
  linked_at: Fixed<string>;
}

export interface AvatarTable {
  account_id: Fixed<number>;
  hash: string;
  /** WebP. */
  image: Uint8Array;
  created_at: string;
}
