/** What the API says to people. `{name}` is filled in by the caller. */
export const en = {
  validation: "Please check the fields.",
  malformed: "The request could not be read.",
  not_authenticated: "Please log in.",
  invalid_credentials: "No account matches this email and password.",
  session_expired: "Session expired. Please login again.",
  not_found: "There is nothing at this address.",
  method_not_allowed: "This address does not accept such a request.",
  conflict: "This is already there.",
  payload_too_large: "The request is too large.",
  unsupported_media_type: "The request must be JSON.",
  rate_limited: "Too many attempts. Please try again in {minutes} min.",
  unavailable: "The service is not available for the moment. Please try again shortly.",
  storage_full:
    "Nothing can be saved right now: the server is out of space. Please try again later.",
  internal: "Something went wrong on our side. Please try again later.",

  field_required: "This field is required.",
  field_text: "This must be text.",
  field_whole_number: "This must be a whole number.",
  field_too_short: "This needs at least {limit} characters.",
  field_too_long: "This may have at most {limit} characters.",
  field_too_many: "This may have at most {limit} entries.",
  field_range: "This number is too small or too large.",
  field_choice: "This is not one of the possible values.",
  field_form: "This does not have the right form.",
  field_character: "This holds a character that cannot be stored.",

  username_required: "Please enter a username.",
  username_length: "A username has 3 to 30 characters.",
  username_characters: "A username may hold only letters, digits and the signs _ . -",
  username_scripts: "The letters of a username must come from one alphabet.",
  username_taken: "This username is taken.",
  email_required: "Please enter your email.",
  email_invalid: "This is not an email address.",
  email_taken: "An account with this email already exists.",
  password_required: "Please enter a password.",
  password_short: "A password has at least 8 characters.",
  password_long: "A password has at most 128 characters.",
  password_common: "This password is among the first that are tried. Please choose another one.",
  password_personal: "A password must differ from the username and the email.",
  password_mismatch: "The passwords do not match.",
  lesson_unknown: "There is no such lesson.",
  time_invalid: "This is not a point in time.",

  logged_out: "You have logged out.",
} as const;

export type MessageKey = keyof typeof en;

/** A dictionary: a sentence for every key. */
export type Messages = Readonly<Record<MessageKey, string>>;
