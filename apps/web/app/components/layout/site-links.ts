import { paths } from "#app/lib/paths.ts";
import { m } from "#app/paraglide/messages.js";

/** Where the foot of a page leads; on a phone, which has no foot, the same stands on the learner's own page. */
export const siteLinks: readonly {
  title: () => string;
  pages: readonly {
    href: string;
    label: () => string;
    /** Would send a signed-in learner away again. */
    guestOnly?: boolean;
  }[];
}[] = [
  {
    title: m.footer_project,
    pages: [
      { href: paths.about, label: m.footer_about_us, guestOnly: true },
      { href: paths.speakKazakh, label: m.speak_title },
      { href: paths.exams, label: m.exam_footer },
      { href: paths.contact, label: m.footer_contact },
      { href: paths.privacy, label: m.footer_privacy },
      { href: paths.accessibility, label: m.accessibility_title },
      { href: "/api/docs", label: m.footer_api },
    ],
  },
  {
    title: m.footer_resources,
    pages: [
      { href: "https://sozdik.kz", label: m.footer_dictionary },
      { href: "https://emle.kz", label: m.footer_spelling },
      { href: "https://tilqural.kz", label: m.footer_state_course },
    ],
  },
  {
    title: m.footer_library,
    pages: [
      { href: "https://kazneb.kz", label: m.footer_national_library },
      { href: "https://kitap.kz", label: m.footer_open_library },
      { href: "https://adebiportal.kz", label: m.footer_literature },
    ],
  },
];
