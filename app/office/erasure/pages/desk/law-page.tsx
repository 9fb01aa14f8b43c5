import { pageTitle } from "#app/lib/page-tags.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { Notice } from "#app/ui/notice.tsx";
import { PageTitle } from "#app/ui/page.tsx";
import { FailedSettings } from "#app/running/settings/pages/desk/settings-frame.tsx";
import { LawGroup } from "./law-group.tsx";
import { loadLaw } from "./law-page.server.ts";
import { RecordTable } from "./record-table.tsx";
import { lawMessages as say } from "./texts.ts";
import type { Route } from "./+types/law-page.ts";

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.title, matches)];

export const loader = ({ context }: Route.LoaderArgs) => {
  const { ctx, env } = context.get(requestContext);
  return loadLaw(ctx, env.dataDir);
};

export default function LawPage({ loaderData }: Route.ComponentProps) {
  const { groups, sums, records } = loaderData;
  const isInOrder = sums.missing + sums.look === 0;
  return (
    <div className="grid max-w-[56rem] gap-6">
      <PageTitle lead={say.lead}>{say.title}</PageTitle>
      <Notice announced={false} tone={isInOrder ? "success" : "warning"}>
        {say.summary(sums)}
      </Notice>
      {groups.map((group) => (
        <LawGroup key={group.title} {...group} />
      ))}
      <RecordTable records={records} />
      <p className="text-sm text-ink-soft">{say.sources}</p>
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <FailedSettings error={error} />;
}
