import { ClipboardCheck } from "lucide-react";
import { href } from "react-router";
import { formatDateTime } from "#app/lib/dates.ts";
import { pageTitle } from "#app/lib/page-tags.ts";
import { healthScope } from "#app/platform/access/health-scope.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { loadList } from "#app/platform/list/load-list.server.ts";
import type { ListColumn } from "#app/ui/list/list-column.ts";
import { ListPage } from "#app/ui/list/list-page.tsx";
import { assessmentsFor, listClinicians } from "../../queries/staff.server.ts";
import { staffMessages as say } from "../../texts/staff.ts";
import type { ListSpec } from "#app/lib/list/list-spec.ts";
import type { Route } from "./+types/assessments-page.ts";

const assessmentList: ListSpec = {
  key: "assessments",
  one: "assessment",
  many: "assessments",
  filters: [{ kind: "dates", label: say.taken, from: "from", to: "to" }],
  sorts: ["taken"],
  sort: "-taken",
};

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.title, matches)];

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const served = context.get(requestContext);
  const { db, actor } = served.ctx;
  const scope = healthScope(actor);
  if (!scope) throw new Error("the policy table let somebody else in");
  const [{ list, rows }, clinicians] = await Promise.all([
    loadList({ served, request, url }, assessmentList, ({ filters }) =>
      assessmentsFor(db, scope, filters),
    ),
    listClinicians(db),
  ]);
  return {
    list,
    rows: rows.map(({ id, completedAt, ownerName, clinicianId }) => ({
      id,
      taken: formatDateTime(completedAt),
      by: ownerName ?? say.visitor,
      clinician: clinicians.find((one) => one.id === clinicianId)?.name ?? say.nobody,
    })),
    everybody: scope.kind === "all",
  };
}

type Row = Route.ComponentProps["loaderData"]["rows"][number];

const columns: readonly ListColumn<Row>[] = [
  { label: say.taken, place: "title", sort: "taken", first: "desc", cell: ({ taken }) => taken },
  { label: say.by, cell: ({ by }) => by },
  { label: say.clinician, cell: ({ clinician }) => clinician },
];

export default function AssessmentsPage({ loaderData }: Route.ComponentProps) {
  const { list, rows, everybody } = loaderData;
  return (
    <ListPage
      caption={say.caption}
      columns={columns}
      empty={{
        icon: <ClipboardCheck />,
        title: say.none,
        hint: everybody ? say.noneHint : say.noneClinicianHint,
      }}
      lead={everybody ? say.lead : say.leadClinician}
      list={list}
      // No panel: opening one shows health data, and is recorded.
      rowOf={({ id, taken }) => ({
        name: taken,
        label: say.open(taken),
        to: href("/admin/assessments/:assessmentId", { assessmentId: id }),
      })}
      rows={rows}
      spec={assessmentList}
      title={say.title}
    />
  );
}
