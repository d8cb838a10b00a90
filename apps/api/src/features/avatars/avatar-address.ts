/** The address below which pictures of learners are served. */
export const avatarFolder = "/assets/avatars";

/** Where a learner's picture is; the name is its content's hash, so it can be kept for ever. */
export const avatarAddress = (hash: string | null): string | null =>
  hash === null ? null : `${avatarFolder}/${hash}.webp`;
