import { m } from "#app/paraglide/messages.js";
export default function Page() {
  return <h1>{m.app_name()}</h1>;
}
