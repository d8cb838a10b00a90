import { ChatScreen } from "#app/features/chat/chat-screen.tsx";
import { pageMeta } from "#app/lib/page-meta.ts";
import { m } from "#app/paraglide/messages.js";

export const meta = () =>
  pageMeta(`${m.tutor_title()} · ${m.app_name()}`, m.tutor_meta_description(), {
    thing: {
      "@type": "WebApplication",
      name: m.tutor_title(),
      description: m.tutor_meta_description(),
      applicationCategory: "EducationalApplication",
      operatingSystem: "Any",
      inLanguage: ["en", "ru", "kk"],
      isAccessibleForFree: true,
      offers: { "@type": "Offer", price: 0, priceCurrency: "USD" },
    },
  });

export default function Chatbot() {
  return <ChatScreen />;
}
