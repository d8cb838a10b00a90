import type { Role } from "@tilashar/contracts";
import { m } from "#app/paraglide/messages.js";

/** What a role is called. */
export const roleNames: Readonly<Record<Role, () => string>> = {
  speaker: m.speak_role_speaker,
  editor: m.speak_role_editor,
  moderator: m.house_role_moderator,
  admin: m.house_role_admin,
};
