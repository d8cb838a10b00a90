import { type ReactNode, useEffect } from "react";
import {
  Links,
  Meta,
  Outlet,
  type ShouldRevalidateFunction,
  useLocation,
  useRouteLoaderData,
} from "react-router";
import { useLateFont } from "#app/components/layout/late-font.ts";
import { PageError } from "#app/components/layout/page-error.tsx";
import { PageFrame } from "#app/components/layout/page-frame.tsx";
import { ScrollMemory } from "#app/components/layout/scroll-memory.tsx";
import {
  followAccountLanguage,
  followStoredLanguage,
  useLanguage,
} from "#app/lib/language/browser-language.ts";
import { drawnMeanings } from "#app/lib/language/kept-meanings.ts";
import { languageList, languageTag } from "#app/lib/language/language.ts";
import { pageContext } from "#app/lib/page-context.ts";
import { isGuestOnly } from "#app/lib/paths.ts";
import { notePage } from "#app/lib/session/previous-page.ts";
import { useSession } from "#app/lib/session/session.ts";
import { m } from "#app/paraglide/messages.js";
import type { Route } from "./+types/root";

export async function loader({ context }: Route.LoaderArgs) {
  const { publicUrl, contactEmail, placeName } = context.get(pageContext);
  return { publicUrl, contactEmail, place: await placeName() };
}

// Where the site lives and who answers its mail do not change while it is read.
export const shouldRevalidate: ShouldRevalidateFunction = () => false;

export function Layout({ children }: { children: ReactNode }) {
  const language = useLanguage();
  const data = useRouteLoaderData<typeof loader>("root");
  const { pathname, search } = useLocation();
  useEffect(followStoredLanguage, []);
  useEffect(() => window.earlyInput?.replay(), []);
  useEffect(() => notePage({ pathname, search }), [pathname, search]);
  useLateFont(pathname);
  return (
    <html
      lang={languageTag(language)}
      data-meanings={language === "kz" ? drawnMeanings() : undefined}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#faf6ef" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#10151f" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/touch-180.png" />
        <link rel="manifest" href={`/manifest.${languageTag(language)}.webmanifest`} />
        {data && <PageAddresses address={data.publicUrl + pathname} search={search} />}
        <meta property="og:site_name" content={siteName(data?.place ?? "")} />
        <Meta />
        <Links />
      </head>
      <body>
        {/* Every text is drawn anew in the language that was chosen. */}
        <PageFrame
          key={language}
          contactEmail={data?.contactEmail ?? null}
          place={data?.place ?? ""}
        >
          {children}
        </PageFrame>
        <ScrollMemory />
        <AccountLanguage pathname={pathname} />
      </body>
    </html>
  );
}

/** The product's name, and the place's where it has one. */
const siteName = (place: string) => (place === "" ? m.app_name() : `${m.app_name()} · ${place}`);

/** Follows the account's language. Apart from the layout, which would be drawn again once it is known who is here. */
function AccountLanguage({ pathname }: { pathname: string }) {
  const { user } = useSession();
  const preference = user?.languagePreference;
  useEffect(() => {
    // A guest page is about to lead a learner on, and would forget where to if it was drawn anew.
    if (preference && !isGuestOnly(pathname)) followAccountLanguage(preference);
  }, [preference, pathname]);
  return null;
}

/** The page's own address, and the same page in each language. */
function PageAddresses({ address, search }: { address: string; search: string }) {
  const named = /^\?lang=(?:en|ru|kk|kz)$/.test(search);
  return (
    <>
      <link rel="canonical" href={named ? address + search : address} />
      {languageList.map((language) => (
        <link
          key={language}
          rel="alternate"
          hrefLang={languageTag(language)}
          href={`${address}?lang=${languageTag(language)}`}
        />
      ))}
      <link rel="alternate" hrefLang="x-default" href={address} />
    </>
  );
}

export default function Root() {
  return <Outlet />;
}

/** Only for a frame that cannot be drawn: what a page does wrong stays inside the page's own boundary. */
export function ErrorBoundary() {
  return <PageError />;
}
