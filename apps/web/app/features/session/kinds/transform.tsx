import { m } from "#app/paraglide/messages.js";
import { FormTask } from "../parts/form-task.tsx";
import { ItemTask } from "../parts/item-task.tsx";
import type { KindViewProps } from "./kind-view.ts";

/** A form: change it into another. */
export function Transform({ item, ...rest }: KindViewProps<"transform">) {
  return (
    <>
      <ItemTask>{m.session_ask_transform()}</ItemTask>
      <FormTask task={item.task} {...rest} />
    </>
  );
}
