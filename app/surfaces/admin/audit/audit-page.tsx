import { ScrollText } from "lucide-react";
import { href } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { auditMessages as say } from "#app/modules/audit/texts/staff.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { PageTitle } from "#app/ui/page.tsx";
import { EntryList } from "./entry-list.tsx";
import { LogFilters } from "./log-filters.tsx";
import { showLog } from "./show-log.server.ts";
import type { Route } from "./+types/audit-page.ts";

const LOG = href("/admin/settings/audit");

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.title, matches)];

export const loader = ({ url, context }: Route.LoaderArgs) =>
  showLog(context.get(requestContext).ctx.db, url.searchParams);

export default function AuditPage({ loaderData }: Route.ComponentProps) {
  const { entries, filter, isFiltered, newest, older, people } = loaderData;
  return (
    <>
      <PageTitle lead={say.lead}>{say.title}</PageTitle>
      <div className="grid gap-6">
        <LogFilters filter={filter} isFiltered={isFiltered} people={people} />
        {entries.length > 0 ? <EntryList entries={entries} /> : <Empty isFiltered={isFiltered} />}
        <nav aria-label={say.pages} className="flex flex-wrap gap-3 empty:hidden">
          {newest !== undefined && (
            <LinkButton to={LOG + newest} variant="secondary">
              {say.newest}
            </LinkButton>
          )}
          {older !== undefined && (
            <LinkButton to={LOG + older} variant="secondary">
              {say.older}
            </LinkButton>
          )}
        </nav>
      </div>
    </>
  );
}

function Empty({ isFiltered }: { isFiltered: boolean }) {
  return (
    <EmptyState icon={<ScrollText />} title={isFiltered ? say.nothingFound : say.none}>
      <p>{isFiltered ? say.nothingFoundHint : say.noneHint}</p>
    </EmptyState>
  );
}
