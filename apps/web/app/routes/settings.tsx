import { SignedIn } from "#app/components/layout/guards.tsx";
import { ConfirmNotice } from "#app/features/account/confirm-notice.tsx";
import { Devices } from "#app/features/account/devices.tsx";
import { LinkedProviders } from "#app/features/account/linked-providers.tsx";
import { Passkeys } from "#app/features/account/passkeys.tsx";
import { NotificationSettings } from "#app/features/notifications/notification-settings.tsx";
import { OfflineCopies } from "#app/features/offline/offline-copies.tsx";
import { SetAsideSlot } from "#app/features/offline/set-aside-slot.tsx";
import { AccountSection } from "#app/features/settings/account-section.tsx";
import { DataExport } from "#app/features/settings/data-export.tsx";
import { DeleteAccount } from "#app/features/settings/delete-account.tsx";
import { HouseLinks } from "#app/features/settings/house-links.tsx";
import { PasswordSection } from "#app/features/settings/password-section.tsx";
import { ReadingChoices } from "#app/features/settings/reading-choices.tsx";
import { Section } from "#app/features/settings/section.tsx";
import { pageMeta } from "#app/lib/page-meta.ts";
import { m } from "#app/paraglide/messages.js";

export const meta = () =>
  pageMeta(`${m.settings_title()} · ${m.app_name()}`, m.settings_lead(), { unlisted: true });

export default function Settings() {
  return (
    <SignedIn>
      {() => (
        <div className="mx-auto w-full max-w-5xl px-4 pt-6 md:pt-10">
          <h1 className="text-3xl md:text-4xl">{m.settings_title()}</h1>
          <p className="pt-2 pb-6 text-ink-soft md:text-lg">{m.settings_lead()}</p>
          <div className="grid grid-cols-1 items-start gap-6 md:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)]">
            <div className="flex flex-col gap-6">
              <SetAsideSlot />
              <Section title={m.settings_account()}>
                <AccountSection
                  doubtful={(email, refused) => <ConfirmNotice email={email} refused={refused} />}
                />
              </Section>
              <Section title={m.notifications_title()}>
                <NotificationSettings />
              </Section>
              <Section title={m.me_looks()}>
                <ReadingChoices />
              </Section>
              <Section title={m.offline_levels_title()}>
                <OfflineCopies />
              </Section>
            </div>
            <div className="flex flex-col gap-6">
              <Section title={m.settings_password()}>
                <PasswordSection />
              </Section>
              <Section title={m.passkey_title()}>
                <Passkeys />
              </Section>
              <Section title={m.provider_section()}>
                <LinkedProviders />
              </Section>
              <Section title={m.devices_title()}>
                <Devices />
              </Section>
              <Section title={m.house_links()}>
                <HouseLinks />
              </Section>
              <Section title={m.settings_data()}>
                <DataExport />
              </Section>
              <Section title={m.settings_delete()}>
                <DeleteAccount />
              </Section>
            </div>
          </div>
        </div>
      )}
    </SignedIn>
  );
}
