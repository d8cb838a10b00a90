import { type ComponentProps, lazy, Suspense, useEffect, useState } from "react";
import type { ShareButton } from "./share-button.tsx";

const Button = lazy(() =>
  import("./share-button.tsx").then((part) => ({ default: part.ShareButton })),
);

/**
 * A share button where few will press it: fetched once the rest stands, its place kept. The server leaves it
 * out, as it writes a page at one go and waits for no part.
 */
export function ShareLater(props: ComponentProps<typeof ShareButton>) {
  const [isStarted, setStarted] = useState(false);
  useEffect(() => setStarted(true), []);
  return (
    <span className="block min-h-13">
      {isStarted && (
        <Suspense>
          <Button {...props} />
        </Suspense>
      )}
    </span>
  );
}
