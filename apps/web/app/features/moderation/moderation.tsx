import { Notice } from "#app/components/ui/notice.tsx";
import { Tabs } from "#app/components/ui/tabs.tsx";
import { rights } from "#app/lib/session/rights.ts";
import { m } from "#app/paraglide/messages.js";
import { ContactQueue } from "./contact-queue.tsx";
import { PeopleQueue } from "./people-queue.tsx";
import { MistakeQueue } from "./report-queue.tsx";

/** The queues that whoever is here may see. The server asks again at each call. */
export function Moderation() {
  const { acts } = rights.use();
  const tabs = [
    ...(acts.includes("see reports")
      ? [{ name: m.mod_tab_mistakes(), content: <MistakeQueue /> }]
      : []),
    ...(acts.includes("see reports of people")
      ? [{ name: m.mod_tab_people(), content: <PeopleQueue /> }]
      : []),
    ...(acts.includes("see contact messages")
      ? [{ name: m.mod_tab_messages(), content: <ContactQueue /> }]
      : []),
  ];
  const [only] = tabs;
  if (only === undefined) return <Notice kind="error">{m.mod_forbidden()}</Notice>;
  if (tabs.length === 1)
    return (
      <div className="flex flex-col gap-4">
        <h2 className="text-xl md:text-2xl">{only.name}</h2>
        {only.content}
      </div>
    );
  return <Tabs label={m.mod_title()} tabs={tabs} />;
}
