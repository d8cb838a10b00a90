import { Notice } from "#app/components/ui/notice.tsx";
import { Tabs } from "#app/components/ui/tabs.tsx";
import { rights } from "#app/lib/session/rights.ts";
import { m } from "#app/paraglide/messages.js";
import { ActLog } from "./act-log.tsx";
import { HouseState } from "./house-state.tsx";
import { HouseTexts } from "./house-texts.tsx";
import { HouseUsage } from "./house-usage.tsx";
import { Learners } from "./learners.tsx";
import { SignUpSettings } from "./sign-up-settings.tsx";

/** What an administrator sees and sets. The server asks again at each call. */
export function Administration() {
  const { acts } = rights.use();
  if (!acts.includes("see the settings of the house")) {
    return <Notice kind="error">{m.mod_forbidden()}</Notice>;
  }
  return (
    <Tabs
      label={m.house_title()}
      tabs={[
        { name: m.house_tab_learners(), content: <Learners /> },
        { name: m.house_tab_joining(), content: <SignUpSettings /> },
        { name: m.house_tab_place(), content: <HouseTexts /> },
        { name: m.house_tab_state(), content: <HouseState /> },
        { name: m.house_tab_usage(), content: <HouseUsage /> },
        { name: m.house_tab_acts(), content: <ActLog /> },
      ]}
    />
  );
}
