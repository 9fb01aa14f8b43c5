import { ScrollText } from "lucide-react";
import { pageTitle } from "#app/lib/page-tags.ts";
import { EntryDetails } from "../../components/entry-list.tsx";
import { auditMessages as say } from "../../texts/staff.ts";
import type { ShownEntry } from "../../views/shown-entry.ts";
import { logList } from "../../views/log-list.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import type { ListColumn } from "#app/ui/list/list-column.ts";
import { ListPage, listTexts } from "#app/ui/list/list-page.tsx";
import { Unbroken } from "#app/ui/unbroken.tsx";
import { showLog } from "./audit-page.server.ts";
import type { Route } from "./+types/audit-page.ts";

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.title, matches)];

export const loader = ({ request, url, context }: Route.LoaderArgs) =>
  showLog({ served: context.get(requestContext), request, url });

const columns: readonly ListColumn<ShownEntry>[] = [
  {
    label: say.what,
    place: "title",
    cell: ({ sentence }) => (
      <span className="font-semibold">
        <Unbroken>{sentence}</Unbroken>
      </span>
    ),
    below: (entry) => <EntryDetails entry={{ ...entry, isBrief: false }} />,
  },
  { label: say.by, kind: "short", cell: ({ who }) => who },
  { label: say.when, kind: "time", sort: "at", first: "desc", cell: ({ at }) => at },
];

export default function AuditPage({ loaderData }: Route.ComponentProps) {
  return (
    <ListPage
      {...loaderData}
      {...listTexts(say, <ScrollText />)}
      columns={columns}
      rowOf={({ sentence, page }) => ({ name: sentence, to: page })}
      spec={logList}
    />
  );
}
