/**
 * Sites whose players may be shown in a frame, and which set no cookies before somebody plays. The pages'
 * content security policy and the schema of scenes both read this one list.
 */
export const outsideVideoOrigins: readonly string[] = [
  "https://www.youtube-nocookie.com",
  "https://player.vimeo.com",
];

/** An address of one of them; nothing else reaches a frame, least of all `javascript:` or `http:`. */
export const outsideVideoPattern = `^(?:${outsideVideoOrigins
  .map((origin) => origin.replaceAll(".", "\\."))
  .join("|")})/[\\w\\-./?=&%]+$`;
