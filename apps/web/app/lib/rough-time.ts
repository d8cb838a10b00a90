import type { Language } from "@tilashar/contracts";
import { languageTag } from "#app/lib/language/language.ts";

const hourMs = 3_600_000;

/** How long ago something was, in words and no finer than anybody needs: hours of a day, then days. */
export function roughTime(then: number, now: number, language: Language): string {
  const hours = Math.max(0, Math.floor((now - then) / hourMs));
  const days = Math.floor(hours / 24);
  if (language === "kz") return inKazakh(hours, days);
  const words = new Intl.RelativeTimeFormat(languageTag(language), { numeric: "auto" });
  if (hours < 1) return words.format(0, "hour");
  return hours < 24 ? words.format(-hours, "hour") : words.format(-days, "day");
}

/** Browsers are built without these words: Chromium would say them in its own language. */
function inKazakh(hours: number, days: number): string {
  if (hours < 1) return "осы сағатта";
  if (hours < 24) return `${hours} сағат бұрын`;
  return days === 1 ? "кеше" : `${days} күн бұрын`;
}
