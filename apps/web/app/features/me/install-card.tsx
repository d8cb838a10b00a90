import { Button } from "#app/components/ui/button.tsx";
import { Card } from "#app/components/ui/card.tsx";
import { install, useInstallOffered } from "#app/lib/install.ts";
import { m } from "#app/paraglide/messages.js";

/** The way onto the device's own screen, where the browser offers one. */
export function InstallCard() {
  const isOffered = useInstallOffered();
  return (
    <div role="status" className="empty:absolute">
      {isOffered && (
        <Card className="flex flex-wrap items-center gap-4 p-5 sm:px-7">
          <p className="min-w-48 flex-1">{m.install_text()}</p>
          <Button onClick={() => void install()}>{m.install_button()}</Button>
        </Card>
      )}
    </div>
  );
}
