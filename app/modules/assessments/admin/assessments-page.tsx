import { ClipboardCheck } from "lucide-react";
import { Link, href } from "react-router";
import { formatDateTime } from "#app/lib/dates.ts";
import { readPage } from "#app/lib/page-number.ts";
import { pageTitle } from "#app/lib/page-tags.ts";
import { healthScope } from "#app/platform/access/health-scope.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { ListPage } from "#app/ui/list-page.tsx";
import { Td } from "#app/ui/table.tsx";
import { listAssessments, listClinicians } from "../queries/staff.server.ts";
import { staffMessages as say } from "../texts/staff.ts";
import type { Route } from "./+types/assessments-page.ts";

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.title, matches)];

export async function loader({ url, context }: Route.LoaderArgs) {
  const { ctx } = context.get(requestContext);
  const scope = healthScope(ctx.actor);
  if (!scope) throw new Error("the policy table let somebody else in");
  const page = readPage(url.searchParams.get("page"));
  const [found, clinicians] = await Promise.all([
    listAssessments(ctx.db, scope, page),
    listClinicians(ctx.db),
  ]);
  const rows = found.rows.map(({ id, completedAt, ownerName, clinicianId }) => ({
    id,
    taken: formatDateTime(completedAt),
    by: ownerName ?? say.visitor,
    clinician: clinicians.find((one) => one.id === clinicianId)?.name ?? say.nobody,
  }));
  return {
    rows,
    page,
    hasMore: found.hasMore,
    everybody: scope.kind === "all",
  };
}

export default function AssessmentsPage({ loaderData }: Route.ComponentProps) {
  const { rows, page, hasMore, everybody } = loaderData;
  return (
    <ListPage
      caption={say.caption}
      columns={[say.taken, say.by, say.clinician]}
      empty={{
        icon: <ClipboardCheck />,
        title: say.none,
        hint: everybody ? say.noneHint : say.noneClinicianHint,
      }}
      lead={everybody ? say.lead : say.leadClinician}
      pager={{
        after: say.older,
        before: say.newer,
        hasMore,
        hrefOf: (to) => `${href("/admin/assessments")}?page=${to}`,
        label: say.pages,
        page,
      }}
      rows={rows}
      title={say.title}
    >
      {({ id, taken, by, clinician }) => (
        <tr key={id}>
          <Td className="whitespace-nowrap">
            <Link
              aria-label={say.open(taken)}
              className="inline-flex min-h-11 items-center underline underline-offset-4"
              to={href("/admin/assessments/:assessmentId", { assessmentId: id })}
            >
              {taken}
            </Link>
          </Td>
          <Td>{by}</Td>
          <Td>{clinician}</Td>
        </tr>
      )}
    </ListPage>
  );
}
