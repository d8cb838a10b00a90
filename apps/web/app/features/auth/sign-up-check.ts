import { emailError } from "#app/lib/forms/email-error.ts";
import { m } from "#app/paraglide/messages.js";

export interface SignUpValues {
  username: string;
  email: string;
  password: string;
  password2: string;
  /** The code of an invitation; empty where none is asked for. */
  invitation?: string;
}

export type FieldErrors<Values> = Partial<Record<keyof Values, string>>;

export const minimumPassword = 8;

/** What is wrong with a sign-up, field by field; empty when nothing is. Passwords are taken verbatim. */
export function signUpErrors(values: SignUpValues): FieldErrors<SignUpValues> {
  const errors: FieldErrors<SignUpValues> = {};
  if (values.username.trim() === "") errors.username = m.error_username_required();
  const email = emailError(values.email);
  if (email !== undefined) errors.email = email;
  return { ...errors, ...newPasswordErrors(values) };
}

/** What is wrong with a new password and its repetition. */
export function newPasswordErrors({
  password,
  password2,
}: Pick<SignUpValues, "password" | "password2">): FieldErrors<
  Pick<SignUpValues, "password" | "password2">
> {
  const errors: FieldErrors<Pick<SignUpValues, "password" | "password2">> = {};
  if (password === "") errors.password = m.error_password_required();
  else if (password.length < minimumPassword) {
    errors.password = m.error_password_length({ count: minimumPassword });
  }
  if (password2 !== password) errors.password2 = m.error_password_mismatch();
  return errors;
}
