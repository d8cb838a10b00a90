import { m } from "#app/paraglide/messages.js";

export interface SignUpValues {
  username: string;
  email: string;
  password: string;
  password2: string;
}

export type FieldErrors<Values> = Partial<Record<keyof Values, string>>;

export const minimumPassword = 8;

/** Text, an at sign, text, a dot, text: the address itself proves the rest by receiving mail. */
const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export function emailError(email: string): string | undefined {
  if (email.trim() === "") return m.error_email_required();
  return emailPattern.test(email.trim()) ? undefined : m.error_email_invalid();
}

/** What is wrong with a sign-up, field by field; empty when nothing is. Passwords are taken verbatim. */
export function signUpErrors(values: SignUpValues): FieldErrors<SignUpValues> {
  const errors: FieldErrors<SignUpValues> = {};
  if (values.username.trim() === "") errors.username = m.error_username_required();
  const email = emailError(values.email);
  if (email !== undefined) errors.email = email;
  if (values.password === "") errors.password = m.error_password_required();
  else if (values.password.length < minimumPassword) {
    errors.password = m.error_password_length({ count: minimumPassword });
  }
  if (values.password2 !== values.password) errors.password2 = m.error_password_mismatch();
  return errors;
}
