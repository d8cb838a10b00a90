import { TextLink } from "#app/components/ui/text-link.tsx";
import { paths } from "#app/lib/paths.ts";
import { rights } from "#app/lib/session/rights.ts";
import { m } from "#app/paraglide/messages.js";

const line = "inline-flex min-h-11 items-center";

/** What became of one's reports, and the screens that come with a role. */
export function HouseLinks() {
  const { acts } = rights.use();
  return (
    <ul className="flex flex-col">
      <li>
        <TextLink to={paths.reports} className={line}>
          {m.report_list_link()}
        </TextLink>
      </li>
      {acts.includes("see the course's files") && (
        <li>
          <TextLink to={paths.edit} className={line}>
            {m.edit_title()}
          </TextLink>
        </li>
      )}
      {acts.includes("see reports") && (
        <li>
          <TextLink to={paths.moderate} className={line}>
            {m.mod_title()}
          </TextLink>
        </li>
      )}
      {acts.includes("see the settings of the house") && (
        <li>
          <TextLink to={paths.admin} className={line}>
            {m.house_title()}
          </TextLink>
        </li>
      )}
    </ul>
  );
}
