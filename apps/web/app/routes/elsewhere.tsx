import { redirect } from "react-router";
import { paths } from "#app/lib/paths.ts";

/** Any other path leads home. */
export function loader() {
  return redirect(paths.home);
}

export default function Elsewhere() {
  return null;
}
