import { Search } from "lucide-react";
import { pageTitle } from "#app/lib/page-tags.ts";
import { may } from "#app/platform/access/may.ts";
import { readFormTexts } from "#app/platform/http/forms.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageTitle } from "#app/ui/page.tsx";
import { SynonymForm, SynonymList } from "../components/synonym-list.tsx";
import { allSynonyms } from "../queries/synonyms.server.ts";
import { submitSynonym } from "./submit-synonym.server.ts";
import { synonymMessages as say } from "../texts/staff-search-words.ts";
import type { Route } from "./+types/synonyms-page.ts";

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.title, matches)];

export async function loader({ context }: Route.LoaderArgs) {
  const { ctx } = context.get(requestContext);
  return { mayWrite: may(ctx.actor, "catalog:write"), rows: await allSynonyms(ctx.db) };
}

export async function action({ request, context }: Route.ActionArgs) {
  return submitSynonym(context.get(requestContext), await readFormTexts(request));
}

export default function SynonymsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { rows, mayWrite } = loaderData;
  return (
    <>
      <PageTitle lead={say.lead}>{say.title}</PageTitle>
      {actionData?.message && <Notice className="mb-4" title={actionData.message} tone="error" />}
      {rows.length > 0 ? (
        <SynonymList mayWrite={mayWrite} rows={rows} />
      ) : (
        <EmptyState icon={<Search />} title={say.none}>
          <p>{say.noneHint}</p>
        </EmptyState>
      )}
      {/* Empty again once its word is in the list. */}
      {mayWrite && <SynonymForm key={rows.length} {...actionData?.added} />}
    </>
  );
}
