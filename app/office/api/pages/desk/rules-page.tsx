import { ShieldCheck } from "lucide-react";
import { href } from "react-router";
import { choiceFilter, type ListSpec } from "#app/lib/list/list-spec.ts";
import { pageTitle } from "#app/lib/page-tags.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { loadWholeList } from "#app/platform/list/load-whole-list.server.ts";
import { LinkButton } from "#app/ui/button.tsx";
import type { ListColumn } from "#app/ui/list/list-column.ts";
import { ListPage, listTexts } from "#app/ui/list/list-page.tsx";
import { stateColumn } from "#app/ui/list/state-column.tsx";
import { listRules } from "../../queries/approval-rules.server.ts";
import { approvalRuleMessages as say } from "../../texts/staff-approval-rules.ts";
import { proposalMessages } from "../../texts/staff-proposals.ts";
import { showRule, type ShownRule } from "../../views/show-rule.ts";
import type { Route } from "./+types/rules-page.ts";

const ruleList: ListSpec = {
  key: "approval-rules",
  one: "rule",
  many: "rules",
  tabs: choiceFilter("show", say.show, say.shows, ["active", "archived"]),
  sorts: ["made"],
  sort: "-made",
};

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.title, matches)];

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const served = context.get(requestContext);
  const { list, rows } = await loadWholeList({ served, request, url }, ruleList, {
    rows: () => listRules(served.ctx),
    sorts: { made: ({ rule }) => rule.createdAt },
    isShown: ({ rule }, { show }) => (show === "archived") === (rule.archivedAt !== null),
  });
  return { list, rows: rows.map(showRule) };
}

const columns: readonly ListColumn<ShownRule>[] = [
  { label: say.columns.operation, place: "title", cell: ({ says }) => says },
  { label: say.columns.key, cell: ({ key }) => key, onPhone: true },
  { label: say.columns.below, kind: "amount", cell: ({ below }) => below, onPhone: true },
  { label: say.columns.today, kind: "short", cell: ({ today }) => today, onPhone: true },
  { label: say.columns.maker, cell: ({ maker }) => maker },
  stateColumn(say.columns.state, say.shows),
];

export default function RulesPage({ loaderData }: Route.ComponentProps) {
  const add = <LinkButton to={href("/admin/proposals/rules/new")}>{say.add}</LinkButton>;
  return (
    <ListPage
      {...loaderData}
      {...listTexts(say, <ShieldCheck />, add)}
      actions={
        <>
          <LinkButton to={href("/admin/proposals")} variant="secondary">
            {proposalMessages.title}
          </LinkButton>
          {add}
        </>
      }
      columns={columns}
      rowOf={({ id, says }) => ({
        name: says,
        to: href("/admin/proposals/rules/:ruleId", { ruleId: id }),
      })}
      spec={ruleList}
    />
  );
}
