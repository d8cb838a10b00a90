import { type RefObject, useLayoutEffect } from "react";

/**
 * A page shows its fields before the application has started. `take` gets what somebody typed by then:
 * without it the first drawing after the start would put the empty state into the field.
 */
export function useTypedEarly(
  field: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
  take: (text: string) => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what stands there at the start was typed early.
  useLayoutEffect(() => {
    const element = field.current;
    if (element !== null && element.value !== element.defaultValue) take(element.value);
  }, []);
}
