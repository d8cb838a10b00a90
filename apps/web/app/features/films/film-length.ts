/** `1:06`: seconds that have begun do not count, as in the clock of every browser's player. */
export function filmLength(seconds: number): string {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}
