import { FlaskConical } from "lucide-react";
import { data, href } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { may } from "#app/platform/access/may.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { parseForm, readFormTexts } from "#app/platform/http/forms.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { loadWholeList } from "#app/platform/list/load-whole-list.server.ts";
import { ListPage } from "#app/ui/list/list-page.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { saveVial } from "../../commands/save-vial.server.ts";
import { vialColumns } from "../../components/vial-columns.tsx";
import { vialInput } from "../../input.ts";
import { allVials } from "../../queries/vials.server.ts";
import { vialStaffMessages as say } from "../../texts/staff-vials.ts";
import { showVialRow } from "../../views/show-vial-row.ts";
import { choiceFilter, type ListSpec } from "#app/lib/list/list-spec.ts";
import type { Route } from "./+types/vials-page.ts";

/** Filters and order of the list of vial strengths. Missing strengths come first. */
const vialList: ListSpec = {
  key: "vials",
  one: "product",
  many: "products",
  search: { label: say.search, max: 60 },
  filters: [
    choiceFilter("strength", say.strength, { missing: say.notStated, stated: say.stated }, [
      "missing",
      "stated",
    ]),
  ],
  sorts: ["missing", "name"],
  sort: "missing",
};

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.title, matches)];

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const served = context.get(requestContext);
  const all = (await allVials(served.ctx.db)).map(showVialRow);
  const { list, rows } = await loadWholeList({ served, request, url }, vialList, {
    rows: async () => all,
    sorts: {
      missing: ({ isMissing, name }) => `${isMissing ? 0 : 1} ${name}`,
      name: ({ name }) => name,
    },
    text: ({ name, sku }) => `${name} ${sku}`,
    isShown: ({ isMissing }, { strength }) => !strength || (strength === "missing") === isMissing,
  });
  return {
    list,
    rows,
    missing: all.filter(({ isMissing }) => isMissing).length,
    mayWrite: may(served.ctx.actor, "catalog:write"),
  };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const served = context.get(requestContext);
  const form = parseForm(vialInput, await readFormTexts(request));
  if (!form.ok) {
    const { productId: id, vial: typed = "" } = form.values;
    return data({ message: form.errors["vial"] ?? say.noStep, id, typed }, { status: 422 });
  }
  const saved = await saveVial(served.ctx, form.value);
  if (saved.ok) {
    const back = href("/admin/vials") + url.search;
    return redirectWithFlash(served, back, say.saved(saved.value.name));
  }
  return data({ message: say.refusals[saved.reason], id: undefined, typed: "" }, { status: 409 });
}

export default function VialsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { list, rows, mayWrite, missing } = loaderData;
  return (
    <ListPage
      caption={say.list}
      columns={vialColumns(mayWrite, actionData)}
      empty={{ icon: <FlaskConical />, title: say.none, hint: say.noneHint }}
      lead={say.lead}
      list={list}
      rowOf={({ name }) => ({ name })}
      rows={rows}
      spec={vialList}
      title={say.title}
    >
      {actionData && <Notice className="mb-4" title={actionData.message} tone="error" />}
      <p className="pb-4">{missing > 0 ? say.missing(missing) : say.complete}</p>
    </ListPage>
  );
}
