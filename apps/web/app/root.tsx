import { Links, Meta, Outlet, Scripts } from "react-router";
import { languageTag } from "#app/lib/language/language.ts";
import { useLanguage } from "#app/lib/language/browser-language.ts";
export default function Root() { const l = useLanguage(); return <html lang={languageTag(l)} suppressHydrationWarning><head><meta charSet="utf-8"/><Meta/><Links/></head><body><Outlet key={l}/></body></html>; }
