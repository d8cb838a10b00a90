const hourMs = 3_600_000;

/** How long ago something was, in words and no finer than anybody needs: hours of a day, then days. */
export function roughTime(then: number, now: number, tag: string): string {
  const hours = Math.max(0, Math.floor((now - then) / hourMs));
  const words = new Intl.RelativeTimeFormat(tag, { numeric: "auto" });
  if (hours < 1) return words.format(0, "hour");
  return hours < 24 ? words.format(-hours, "hour") : words.format(-Math.floor(hours / 24), "day");
}
