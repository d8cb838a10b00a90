export { deletePasskeysOf, hasPasskeys } from "./passkeys.repository.ts";
export { passkeysRoutes } from "./passkeys.routes.ts";
export { makePasskeysService } from "./passkeys.service.ts";
