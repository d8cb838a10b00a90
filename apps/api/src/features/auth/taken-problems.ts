import type { Wording } from "#api/errors.ts";

/** What to say at each field that someone else has already. */
export function takenProblems({ username, email }: { username: boolean; email: boolean }): {
  username: Wording | null;
  email: Wording | null;
} {
  return {
    username: username ? { key: "username_taken" } : null,
    email: email ? { key: "email_taken" } : null,
  };
}
