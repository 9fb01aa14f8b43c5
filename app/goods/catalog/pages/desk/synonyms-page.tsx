import { Search } from "lucide-react";
import { RecordHistory } from "#app/running/audit/components/record-history.tsx";
import { loadHistory } from "#app/running/audit/queries/load-history.server.ts";
import { pageTitle } from "#app/lib/page-tags.ts";
import { may } from "#app/platform/access/may.ts";
import { readFormTexts } from "#app/platform/http/forms.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { loadWholeList } from "#app/platform/list/load-whole-list.server.ts";
import { ListPage } from "#app/ui/list/list-page.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { searchWordColumns } from "../../components/search-word-columns.tsx";
import { SynonymForm } from "../../components/synonym-form.tsx";
import { allSynonyms } from "../../queries/synonyms.server.ts";
import { searchWordUndo } from "../../undo/search-word.server.ts";
import { submitSynonym } from "./synonyms-page.server.ts";
import { synonymMessages as say } from "../../texts/staff-search-words.ts";
import type { ListSpec } from "#app/lib/list/list-spec.ts";
import type { Route } from "./+types/synonyms-page.ts";

const searchWordList: ListSpec = {
  key: "search-words",
  one: "search word",
  many: "search words",
  search: { label: say.search, max: 80 },
  sorts: ["typed", "means"],
  sort: "typed",
};

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.title, matches)];

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const served = context.get(requestContext);
  const { ctx } = served;
  const shown = await loadWholeList({ served, request, url }, searchWordList, {
    rows: () => allSynonyms(ctx.db),
    sorts: { typed: ({ typed }) => typed, means: ({ means }) => means },
    text: ({ typed, means }) => `${typed} ${means}`,
  });
  return {
    ...shown,
    mayWrite: may(ctx.actor, "catalog:write"),
    history: await loadHistory(ctx, { type: "search_synonym" }, [searchWordUndo]),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  return submitSynonym(context.get(requestContext), await readFormTexts(request));
}

export default function SynonymsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { list, rows, mayWrite, history } = loaderData;
  return (
    <>
      <ListPage
        // The key empties the form when its word is in the list.
        aside={mayWrite && <SynonymForm key={list.count} {...actionData?.added} />}
        caption={say.list}
        columns={searchWordColumns(mayWrite)}
        empty={{ icon: <Search />, title: say.none, hint: say.noneHint }}
        lead={say.lead}
        list={list}
        rowOf={({ typed }) => ({ name: typed })}
        rows={rows}
        spec={searchWordList}
        title={say.title}
      >
        {actionData?.message && <Notice className="mb-4" title={actionData.message} tone="error" />}
      </ListPage>
      <RecordHistory history={history} />
    </>
  );
}
