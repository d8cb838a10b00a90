import { type ComponentType, useEffect, useState } from "react";

/** Where what the server did not take is shown. It is fetched after the page: hardly anybody has any. */
export function SetAsideSlot() {
  const [SetAside, setSetAside] = useState<ComponentType | null>(null);
  useEffect(() => {
    import("./set-aside.tsx").then(
      (loaded) => setSetAside(() => loaded.SetAside),
      (error: unknown) => console.warn("What was set aside cannot be shown now", error),
    );
  }, []);
  return SetAside && <SetAside />;
}
