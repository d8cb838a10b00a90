import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { Icon, type IconName } from "./icon.tsx";

type Kind = "info" | "success" | "error";

const kinds: Record<Kind, { style: string; icon: IconName }> = {
  info: { style: "bg-sky-wash text-sky-deep", icon: "info" },
  success: { style: "bg-steppe-wash text-steppe", icon: "check" },
  error: { style: "bg-pomegranate-wash text-pomegranate", icon: "warning" },
};

/** A message that stays where it stands: above a form, in an empty page. Errors are read out at once. */
export function Notice({ kind, children }: { kind: Kind; children: ReactNode }) {
  return (
    <div
      role={kind === "error" ? "alert" : "status"}
      className={classNames(
        "flex items-start gap-3 rounded-card px-4 py-3 font-semibold",
        kinds[kind].style,
      )}
    >
      <Icon name={kinds[kind].icon} />
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  );
}
