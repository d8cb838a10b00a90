import multipart from "@fastify/multipart";
import {
  type Language,
  languages,
  type ProfileSettings,
  settingsEndpoints,
} from "@tilashar/contracts";
import type { FastifyPluginAsync } from "fastify";
import { AppError, invalid } from "#api/errors.ts";
import type { AccountSettings } from "#api/features/auth/index.ts";
import { avatarAddress } from "#api/features/avatars/index.ts";
import { clientAddress } from "#api/limits/client-address.ts";
import type { RateLimiter } from "#api/limits/rate-limiter.ts";
import { say } from "#api/messages/messages.ts";
import type { Guard } from "#api/plugins/authentication.ts";
import { register } from "#api/plugins/register.ts";
import { requestLanguage } from "#api/plugins/request-language.ts";
import type { CredentialsService } from "./credentials.service.ts";
import { type ProfileForm, readProfileForm } from "./read-profile-form.ts";
import type { SettingsService, SettingsUpdate } from "./settings.service.ts";

const toSettings = (settings: AccountSettings): ProfileSettings => ({
  id: settings.id,
  username: settings.username,
  email: settings.email,
  has_password: settings.hasPassword,
  email_confirmed: settings.emailStanding !== "unconfirmed",
  email_refused: settings.emailRefused,
  language_preference: settings.language,
  time_zone: settings.timeZone,
  on_leaderboard: settings.onLeaderboard,
  avatar: avatarAddress(settings.avatar),
});

function toUpdate({ fields, picture }: ProfileForm): SettingsUpdate {
  const removed = flag("remove_image", fields.get("remove_image"));
  return {
    username: fields.get("username") ?? "",
    email: fields.get("email") ?? "",
    language: language(fields.get("language_preference")),
    timeZone: fields.get("time_zone"),
    onLeaderboard: flag("on_leaderboard", fields.get("on_leaderboard")),
    picture: picture ?? (removed ? null : undefined),
  };
}

function language(value: string | undefined): Language | undefined {
  const known = languages.find((one) => one === value);
  if (value !== undefined && known === undefined) {
    throw invalid({ language_preference: [{ key: "field_choice" }] });
  }
  return known;
}

function flag(name: string, value: string | undefined): boolean | undefined {
  if (value === undefined) return undefined;
  if (value !== "true" && value !== "false") throw invalid({ [name]: [{ key: "field_choice" }] });
  return value === "true";
}

export function settingsRoutes(
  settings: SettingsService,
  credentials: CredentialsService,
  limiter: RateLimiter,
  guard: Guard,
): FastifyPluginAsync {
  return async (app) => {
    await app.register(multipart);

    register(app, settingsEndpoints.settings, async (request) =>
      toSettings(await settings.read(guard.viewer(request).accountId)),
    );

    register(app, settingsEndpoints.update, async (request) => {
      const viewer = guard.viewer(request);
      await limiter.take("updateByAccount", String(viewer.accountId));
      if (!request.isMultipart()) throw new AppError("unsupported_media_type");
      const update = toUpdate(await readProfileForm(request));
      const changed = await settings.update(viewer, update);
      return { ...toSettings(changed.settings), access: changed.access };
    });

    register(app, settingsEndpoints.changePassword, async (request) => {
      const { current_password: current, new_password: next } = request.body;
      await credentials.changePassword(guard.viewer(request), { current, next });
      return { message: say(requestLanguage(request), "password_updated") };
    });

    register(app, settingsEndpoints.deleteAccount, async (request) => {
      await credentials.deleteAccount(guard.viewer(request), request.body.password);
      return { message: say(requestLanguage(request), "account_deleted") };
    });

    register(app, settingsEndpoints.undoEmailChange, async (request) => {
      const address = clientAddress(request.ip);
      const email = await settings.undoEmailChange(request.body.token, address);
      return { email, message: say(requestLanguage(request), "email_undone", { email }) };
    });
  };
}
