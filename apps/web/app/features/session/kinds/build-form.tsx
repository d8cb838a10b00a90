import { m } from "#app/paraglide/messages.js";
import { FormTask } from "../parts/form-task.tsx";
import { ItemTask } from "../parts/item-task.tsx";
import type { KindViewProps } from "./kind-view.ts";

/** A word: build a form of it. */
export function BuildForm({ item, ...rest }: KindViewProps<"build-form">) {
  return (
    <>
      <ItemTask>{m.session_ask_form()}</ItemTask>
      <FormTask task={item.task} {...rest} />
    </>
  );
}
