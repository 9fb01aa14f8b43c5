import { KeyRound } from "lucide-react";
import { href } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { loadWholeList } from "#app/platform/list/load-whole-list.server.ts";
import { LinkButton } from "#app/ui/button.tsx";
import type { ListColumn } from "#app/ui/list/list-column.ts";
import { ListPage, listTexts } from "#app/ui/list/list-page.tsx";
import { KeyStateBadge } from "../../components/key-state.tsx";
import { listKeys } from "../../queries/list-keys.server.ts";
import { apiKeyMessages as say } from "../../texts/staff.ts";
import { choiceFilter, type ListSpec } from "#app/lib/list/list-spec.ts";
import { showKey, type ShownKey } from "../../views/show-key.ts";
import type { Route } from "./+types/keys-page.ts";

const keyList: ListSpec = {
  key: "api-keys",
  one: "key",
  many: "keys",
  tabs: choiceFilter("show", say.show, say.shows, ["active", "over"]),
  sorts: ["name", "made"],
  sort: "-made",
};

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.title, matches)];

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const served = context.get(requestContext);
  const { db, now } = served.ctx;
  const { list, rows } = await loadWholeList({ served, request, url }, keyList, {
    rows: () => listKeys(db),
    sorts: { name: ({ name }) => name, made: ({ createdAt }) => createdAt },
    isShown: (key, { show }) => (showKey(key, now).state === "active") === (show !== "over"),
  });
  return { list, rows: rows.map((key) => showKey(key, now)) };
}

const columns: readonly ListColumn<ShownKey>[] = [
  { label: say.columns.name, place: "title", sort: "name", cell: ({ name }) => name },
  { label: say.columns.key, cell: ({ hint }) => <code className="figures">{hint}</code> },
  { label: say.columns.scopes, cell: ({ scopes }) => scopes },
  { label: say.columns.used, kind: "short", cell: ({ used }) => used },
  { label: say.columns.expires, kind: "date", cell: ({ expires }) => expires },
  { label: say.columns.state, place: "state", cell: KeyStateBadge },
];

export default function KeysPage({ loaderData }: Route.ComponentProps) {
  const add = <LinkButton to={href("/admin/settings/integrations/keys/new")}>{say.add}</LinkButton>;
  return (
    <ListPage
      {...loaderData}
      {...listTexts(say, <KeyRound />, add)}
      actions={
        <>
          <LinkButton to={href("/admin/settings/integrations/api")} variant="secondary">
            {say.guide}
          </LinkButton>
          {add}
        </>
      }
      columns={columns}
      rowOf={({ id, name }) => ({
        name,
        to: href("/admin/settings/integrations/keys/:keyId", { keyId: id }),
      })}
      spec={keyList}
    />
  );
}
