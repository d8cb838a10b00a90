/** What the API says to people. `{name}` is filled in by the caller. */
export const en = {
  validation: "Please check the fields.",
  malformed: "The request could not be read.",
  not_authenticated: "Please log in.",
  invalid_credentials: "No account matches this email and password.",
  session_expired: "Session expired. Please login again.",
  forbidden: "Your account has no right to do this.",
  account_suspended: "This account is suspended.",
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

  day_word_feed: "Tilashar: a Kazakh word a day",
  day_word_feed_about: "One Kazakh word each day, with its sound, its meaning and a sentence.",

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
  question_unknown: "There is no such question.",
  question_twice: "A question can be answered only once.",
  sitting_unknown: "This is no sitting of ours.",

  own_texts_full:
    "There is no room for this text: 50 MB are kept for each learner. Remove one, then try again.",
  exam_goal_removed: "You no longer prepare for an examination.",
  own_text_removed: "The text has been removed from the server.",
  review_card_removed:
    "The word is no longer among yours. Added again, it is remembered as well as before.",
  report_taken: "Thank you! Your report has arrived.",
  report_closed: "This has been closed already.",
  edit_no_file: "The course has no such file, or it cannot be edited here.",
  edit_no_place: "No text stands here that can be changed.",
  edit_no_text: "Write a text of one line; only notes have several.",
  edit_no_change: "This is the text that stands there already.",
  edit_moved_on: "Another text stands here by now. Open the file again.",
  edit_gate_refuses: "The course’s check finds: {problem}",
  edit_own: "Another editor decides on your change.",
  edit_too_many: "A hundred of your changes wait already. Others must decide on them first.",
  edit_pull_first: "Three hundred approved changes wait to be taken into the files first.",
  account_suspended_because: "This account is suspended. {reason} {note}",
  measure_renamed:
    "A moderator has taken the name “{name}” away. You are “{username}” now and can choose another name in the settings.",
  measure_hidden:
    "A moderator has taken you off the leaderboard. You go on learning and earning points as before.",
  measure_unhidden: "You may stand on the leaderboard again.",
  measure_suspended:
    "A moderator has suspended your account: you cannot sign in until this is ended.",
  measure_readmitted: "Your account is open again.",
  measure_reason_name: "Reason: a name that hurts others or pretends to be somebody else.",
  measure_reason_picture: "Reason: a picture that has no place here.",
  measure_reason_cheating: "Reason: points that were not earned by learning.",
  measure_reason_advertising: "Reason: advertising.",
  measure_reason_harm: "Reason: harm to other learners or to the service.",
  measure_reason_other: "Reason: a breach of the rules of this place.",
  measure_ended: "This is ended; the person is told.",
  notices_seen: "Noted.",
  contact_closed: "Closed.",
  mail_measure_subject: "About your account at Tilashar",
  mail_measure_objection: "If you think this is a mistake, write to us: a person will read it.",
  mail_measure_action: "Write to us",
  invitation_required:
    "This place takes newcomers by invitation. Please enter the code you were given.",
  invitation_invalid:
    "This code does not count: it has been used, withdrawn, or has run out after 30 days.",
  invitation_withdrawn: "The invitation is withdrawn.",
  email_domain_refused: "Only addresses of these domains can register here: {domains}.",
  domains_required: "Name at least one mail domain.",
  domain_invalid: "This is not a mail domain: {domain}. It looks like school.kz.",
  reset_sent_to_learner: "The mail with the link is on its way.",
  logged_out: "You have logged out.",
  session_ended: "The device has been signed out.",
  sessions_ended: "All other devices have been signed out.",

  image_unknown: "This is not a picture we can read. Choose a PNG, JPEG, WebP, GIF or AVIF file.",
  image_damaged: "This picture is damaged and cannot be read.",
  image_pixels: "This picture is too large to process: at most 25 megapixels.",
  image_size: "A picture may have at most 8 MB.",
  form_too_large: "The form is too large.",
  time_zone_unknown: "There is no such time zone.",
  current_password_wrong: "The current password is not right.",
  password_unchanged: "The new password is the same as the current one.",
  password_updated: "Password updated successfully",
  account_deleted: "Your account and everything in it has been deleted.",
  email_undone: "{email} is the address of your account again. All devices are signed out.",
  email_undo_invalid:
    "This link is not valid: it was used already, or more than 7 days have passed.",
  mail_email_changed_subject: "The email of your account has changed",
  mail_email_changed_text:
    "The account {username} now uses the address {email}. Mails will be sent there from now on.",
  mail_email_changed_advice:
    "If this was you, there is nothing to do. If it was not, take the change back within 7 days: your address is restored and every device is signed out. Then set a new password.",
  mail_email_changed_action: "Take the change back",
  mail_account_deleted_subject: "Your account has been deleted",
  mail_account_deleted_text:
    "The account {username} and everything in it has been deleted, as was asked for in its settings with its password. Thank you for learning with us. You are always welcome back.",

  confirm_sent: "A new link is on its way to your address.",
  email_confirmed: "Thank you! Your email is confirmed.",
  confirm_link_invalid:
    "This link is not valid: it was used already, replaced by a newer one, or more than 3 days have passed. If your email is confirmed, there is nothing to do; otherwise ask for a new link in the settings.",
  mail_confirm_subject: "Is this your address?",
  mail_confirm_hello: "Hello, {username}!",
  mail_confirm_text:
    "An account at Tilashar was given this address. Confirm that it is yours, and reminders can reach you and your name can stand on the leaderboard. You can go on learning meanwhile. The link works once and for 3 days, on any device.",
  mail_confirm_action: "Yes, it is my address",
  mail_confirm_footer:
    "If you have no account with us, do nothing: without your confirmation nobody gets more mails here.",

  proof_password: "To change this, enter your password once more.",
  proof_anew: "To change this, log out, log in once more, and come back within 15 minutes.",
  provider_refused: "The sign-in did not succeed. Please try again.",
  provider_no_email:
    "The provider does not confirm an e-mail address of yours. Open an account with your e-mail instead.",
  provider_email_known:
    "An account with this e-mail exists already. Log in as before; in the settings you can connect it.",
  provider_linked_already: "It is connected already: to this account or to another one.",
  provider_unlinked: "It is no longer connected.",
  provider_last_way:
    "This is the only way into your account. Set a password first: ask for a link at “Forgot password”.",
  mail_provider_subject: "A new way into your account",
  mail_provider_text: "The account {username} can now be opened with {name}.",
  passkey_refused:
    "This passkey could not be accepted. Try once more, or log in with your password.",
  passkey_not_made: "The passkey could not be saved. Please try again.",
  passkeys_full: "An account has at most 20 passkeys. Remove one first.",
  passkey_removed: "The passkey has been removed.",
  mail_passkey_subject: "A new passkey for your account",
  mail_passkey_text: "The passkey “{name}” can now open the account {username}.",
  mail_new_way_advice:
    "If it was you, there is nothing to do. If it was not, remove it in the settings, sign out the devices you do not know, and set a new password.",
  mail_new_way_action: "Open the settings",

  reset_sent: "Password reset instructions sent to your email.",
  reset_done: "Your password has been changed. You can log in with it now.",
  reset_link_invalid:
    "This link is not valid: it was used already, replaced by a newer one, or more than an hour has passed. Please ask for a new one.",
  mail_reset_subject: "A new password for Tilashar",
  mail_reset_hello: "Hello, {username}!",
  mail_reset_text:
    "Somebody, most likely you, asked to set a new password for your account. The link works once and for one hour.",
  mail_reset_action: "Set a new password",
  mail_reset_footer:
    "If it was not you, do nothing: your password stays as it is, and nobody but you has this link.",
  mail_reset_done_subject: "Your password has been changed",
  mail_reset_done_text:
    "The password of the account {username} was just set anew by a link from a mail, and every device was signed out.",
  mail_reset_done_advice:
    "If it was you, there is nothing to do. If it was not, someone can read your mail: secure your mailbox first, then set a new password on our login page.",

  chat_message_required: "Please write a message.",
  chat_message_long: "A message may have at most {limit} characters.",
  chat_note_model_busy: "Many are asking right now, so the built-in tutor has answered.",
  chat_note_model_failed:
    "The language model is not answering right now, so the built-in tutor has.",
  contact_name_required: "Please enter your name.",
  contact_sent: "Your message has been sent. Thank you!",
  recording_size: "A recording may have at most 4 MB.",
  studio_consent_first: "Please read the consent and agree to it first.",
  studio_consent_changed:
    "The text of the consent has changed. Load the page again and read it once more.",
  studio_text_unknown: "This text is not one of the course’s. Please take the next one.",
  studio_same_sound:
    "This very recording has been given already. Please read the text yourself, anew.",
  studio_own_recording: "Another person listens to your recordings.",
  studio_not_audio: "This is not a sound we can read. Please record again.",
  studio_low_rate:
    "This microphone sounds like a telephone. Please use another one, or no Bluetooth headset.",
  studio_too_short: "Almost nothing was heard. Press, wait a moment, then read.",
  studio_too_long: "Too long. Read this text only, once, without long pauses.",
  studio_silent: "No voice was heard. Is the right microphone switched on?",
  studio_too_quiet: "Too quiet. Come closer, about a hand’s length from the microphone.",
  studio_clipped:
    "Too loud: the sound is distorted. Move back a little or turn the microphone down.",
  studio_noisy: "There is too much noise around you. Find a quieter place, or come closer.",
  studio_cut_off:
    "The beginning or the end is missing. Wait a moment before you read, and after it.",
  studio_other_text: "This does not sound like the text on the screen. Read it word for word.",
  recording_rated: "Thank you! It helps us hear better.",
  word_not_kazakh: "This is not a Kazakh word that can be said.",
  speech_feedback_excellent: "“{expected}”: clear in every sound.",
  speech_feedback_good: "“{expected}”: easy to understand.",
  speech_feedback_fair: "“{expected}” was heard, though not every sound was clear.",
  speech_feedback_accepted: "“{expected}” was heard.",
  speech_feedback_one_sound: "Almost “{expected}”. One sound to practise: {letter}.",
  speech_feedback_other_word: "It sounded like “{heard}”.",
  speech_feedback_not_sure: "We are not sure what we heard. Say it once more.",
  speech_feedback_not_recognised: "Not recognized. Say only the word, calmly and not too fast.",
  speech_feedback_bad_audio: "This recording cannot be read. Please record again.",
  speech_feedback_too_quiet: "Too quiet. Come closer: about 20 cm from the microphone.",
  speech_feedback_no_speech:
    "Not recognized: nothing was heard. Check the microphone and try again.",
  speech_feedback_too_short: "Too short. Say the whole word after the signal.",
  speech_feedback_too_long: "Too long. Say the word alone, once.",
  speech_feedback_engine_unavailable:
    "The word cannot be checked right now. Listen to the model and to yourself, and compare.",
  tip_y: "Keep the tongue low and a little back, lips at rest, and be short: ы is no long “ee”.",
  tip_i: "Shorter and more open than “ee”, as in “bit”; the tongue is in front.",
  tip_q:
    "Press the very back of the tongue against the uvula, deeper than for k, and let go sharply.",
  tip_k: "Touch the soft palate farther forward, as in “keep”.",
  tip_gh:
    "Bring the back of the tongue near the uvula and let the voice rub through: a soft gargle.",
  tip_g: "The tongue closes firmly at the soft palate, as in “get”; the air does not rub.",
  tip_ng:
    "As at the end of “sing”: the back of the tongue closes, the air goes through the nose, no g after it.",
  tip_n: "The tip of the tongue touches just behind the upper teeth.",
  tip_oe: "Say “e” and round the lips without moving the tongue.",
  tip_o: "Round the lips and draw the tongue back.",
  tip_ue: "Say і and round the lips, short.",
  tip_u: "Short, lips rounded, tongue back, as in “put”.",
  tip_ae: "Open the mouth wide with the tongue in front, as in “cat”.",
  tip_a: "Open wide with the tongue low and back, as in “father”.",
  tip_any: "Listen to the model slowly, then say this sound a little longer and more clearly.",

  notifications_updated: "Notification settings updated successfully",
  unsubscribed: "Done: we will send you no more reminders and summaries.",
  unsubscribe_invalid: "This link is not complete. Please open it again from the mail.",
  mail_notice_footer: "You get this mail because you asked for it in the settings of Tilashar.",
  mail_notice_unsubscribe: "No more such mails",
  mail_reminder_subject: "Five minutes of Kazakh?",
  mail_reminder_hello: "Hello, {username}!",
  mail_reminder_word: "Today's word is {kazakh}: {meaning}.",
  mail_reminder_word_kz: "Today's word is {kazakh}.",
  mail_reminder_exam: "Days until your examination: {days}. Today's share is waiting on your plan.",
  mail_reminder_text: "Whenever you have a quiet moment, a short lesson is waiting for you.",
  mail_reminder_action: "Open a lesson",
  mail_summary_subject: "Your week in Kazakh",
  mail_summary_days: "Days you studied: {days}",
  mail_summary_points: "Points you earned: {points}",
  mail_summary_words: "Words you practised: {words}",
  mail_summary_text: "Every one of these minutes counts. Have a good week!",
  mail_summary_action: "See how far you have come",
} as const;

export type MessageKey = keyof typeof en;

/** A dictionary: a sentence for every key. */
export type Messages = Readonly<Record<MessageKey, string>>;
