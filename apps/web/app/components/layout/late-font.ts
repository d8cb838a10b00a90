import { useEffect, useRef } from "react";

/**
 * A font that came too late for the first page must not move it (`font-display: optional`), and the
 * browser then never uses it in this document. The next page is drawn anew anyway: from there on the
 * same file serves under a second name.
 */
export function useLateFont(pathname: string): void {
  const first = useRef(pathname);
  useEffect(() => {
    if (pathname !== first.current) document.documentElement.dataset.font = "late";
  }, [pathname]);
}
