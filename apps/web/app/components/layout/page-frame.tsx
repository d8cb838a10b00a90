import type { ReactNode } from "react";
import { m } from "#app/paraglide/messages.js";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { NavigationProgress } from "./navigation-progress.tsx";
import { Notices } from "./notices.tsx";
import { OfflineMark } from "./offline-mark.tsx";
import { Shortcuts } from "./shortcuts.tsx";
import { TabBar } from "./tab-bar.tsx";

/** What surrounds every page. */
export function PageFrame({
  contactEmail,
  place,
  children,
}: {
  contactEmail: string | null;
  /** What the place is called beside the product's name; may be empty. */
  place: string;
  children: ReactNode;
}) {
  return (
    <>
      <a
        href="#content"
        className="fixed top-2 left-2 z-50 -translate-y-24 rounded-card bg-sky px-5 py-3 font-bold text-on-sky focus:translate-y-0"
      >
        {m.skip_to_content()}
      </a>
      <NavigationProgress />
      <Header />
      <OfflineMark />
      <main id="content" tabIndex={-1} className="flex flex-1 flex-col outline-none">
        {children}
      </main>
      <Footer contactEmail={contactEmail} place={place} />
      <TabBar />
      <Notices />
      <Shortcuts />
    </>
  );
}
