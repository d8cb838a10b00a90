export { avatarAddress } from "./avatar-address.ts";
export { deleteAvatar, findAvatar, saveAvatar } from "./avatars.repository.ts";
export { avatarRoutes } from "./avatars.routes.ts";
export { type AvatarMaker, makeAvatarMaker } from "./make-avatar.ts";
