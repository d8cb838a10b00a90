import { type ComponentProps, lazy, Suspense } from "react";
import type { ShareButton } from "./share-button.tsx";

const Button = lazy(() =>
  import("./share-button.tsx").then((part) => ({ default: part.ShareButton })),
);

/** A share button where few will press it: fetched once the rest stands, its place kept. */
export function ShareLater(props: ComponentProps<typeof ShareButton>) {
  return (
    <span className="block min-h-13">
      <Suspense>
        <Button {...props} />
      </Suspense>
    </span>
  );
}
