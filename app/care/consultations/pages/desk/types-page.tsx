import { CalendarClock } from "lucide-react";
import { href } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { loadWholeList } from "#app/platform/list/load-whole-list.server.ts";
import type { ListColumn } from "#app/ui/list/list-column.ts";
import { ListPage, listTexts } from "#app/ui/list/list-page.tsx";
import { stateColumn } from "#app/ui/list/state-column.tsx";
import { listTypes, type ConsultationType } from "../../queries/types.server.ts";
import { typeMessages as say } from "../../texts/staff-types.ts";
import { feeWords } from "../../views/booking-words.ts";
import type { ListSpec } from "#app/lib/list/list-spec.ts";
import type { Route } from "./+types/types-page.ts";

/** The types of consultations, in the order in which shoppers see them. */
const typeList: ListSpec = {
  key: "consultation-types",
  one: "type",
  many: "types",
  sorts: ["place", "name", "minutes", "fee"],
  sort: "place",
};

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.title, matches)];

export function loader({ request, url, context }: Route.LoaderArgs) {
  const served = context.get(requestContext);
  return loadWholeList({ served, request, url }, typeList, {
    rows: async () => (await listTypes(served.ctx.db)).map((type) => ({ ...type, id: type.slug })),
    sorts: {
      place: ({ position }) => position,
      name: ({ name }) => name,
      minutes: ({ minutes }) => minutes,
      fee: ({ fee }) => fee,
    },
  });
}

const columns: readonly ListColumn<ConsultationType>[] = [
  { label: say.columns.name, place: "title", sort: "name", cell: ({ name }) => name },
  {
    label: say.columns.minutes,
    kind: "number",
    sort: "minutes",
    cell: ({ minutes }) => say.long(minutes),
  },
  {
    label: say.columns.channel,
    kind: "short",
    cell: ({ channel }) => say.fields.channel.words[channel],
  },
  { label: say.columns.fee, kind: "amount", sort: "fee", cell: feeWords },
  stateColumn(say.columns.state, say.states),
];

export default function TypesPage({ loaderData }: Route.ComponentProps) {
  return (
    <ListPage
      {...loaderData}
      {...listTexts(say, <CalendarClock />)}
      columns={columns}
      rowOf={({ slug, name }) => ({ name, to: href("/admin/consultation-types/:slug", { slug }) })}
      spec={typeList}
    />
  );
}
