import type { Language } from "@tilashar/contracts";
import { languageTag } from "#app/lib/language/language.ts";

const steps = [
  { unit: "second", upTo: 120, seconds: 1, kazakh: "с" },
  { unit: "minute", upTo: 7200, seconds: 60, kazakh: "мин" },
  { unit: "hour", upTo: 172_800, seconds: 3600, kazakh: "сағ" },
  { unit: "day", upTo: Number.POSITIVE_INFINITY, seconds: 86_400, kazakh: "күн" },
] as const;

/** How long something waits, in the largest unit of which there are at least two. */
export function waitText(seconds: number, language: Language): string {
  const step = steps.find(({ upTo }) => seconds < upTo) ?? steps[3];
  const count = Math.floor(seconds / step.seconds);
  // Browsers are built without Kazakh names of units.
  if (language === "kz") return `${count} ${step.kazakh}`;
  return new Intl.NumberFormat(languageTag(language), { style: "unit", unit: step.unit }).format(
    count,
  );
}
