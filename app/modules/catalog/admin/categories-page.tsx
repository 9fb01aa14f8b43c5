import { LayoutGrid } from "lucide-react";
import { data, href } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { may } from "#app/platform/access/may.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { parseForm, readFormTexts } from "#app/platform/http/forms.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageTitle } from "#app/ui/page.tsx";
import { moveCategory } from "../commands/move-category.server.ts";
import { CategoryTable } from "../components/category-table.tsx";
import { moveInput } from "../input.ts";
import { allCategories } from "../queries/staff-categories.server.ts";
import { MOST_ON_HOME } from "../rules/category-terms.ts";
import { showLook } from "../views/shown-look.ts";
import { categoryAdminMessages as say } from "../texts/staff-categories.ts";
import type { Route } from "./+types/categories-page.ts";

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.title, matches)];

export async function loader({ context }: Route.LoaderArgs) {
  const { ctx } = context.get(requestContext);
  const all = await allCategories(ctx.db);
  const active = all.filter(({ isActive }) => isActive);
  const onHome = new Set(active.slice(0, MOST_ON_HOME));
  return {
    mayWrite: may(ctx.actor, "catalog:write"),
    rows: all.map((category) => ({
      ...category,
      look: showLook(category.look),
      onHome: onHome.has(category),
    })),
  };
}

/** One place up or down. */
export async function action({ request, context }: Route.ActionArgs) {
  const served = context.get(requestContext);
  const form = parseForm(moveInput, await readFormTexts(request));
  if (!form.ok) return data({ message: say.noStep }, { status: 422 });
  const moved = await moveCategory(served.ctx, form.value.categoryId, form.value.direction);
  if (!moved.ok && moved.reason === "not_found") throw data(null, { status: 404 });
  if (!moved.ok) {
    const message = moved.reason === "forbidden" ? say.errors.forbidden : say.notMoved;
    return data({ message }, { status: 409 });
  }
  const text = say.moved(moved.value.name, moved.value.place);
  return redirectWithFlash(served, href("/admin/categories"), text);
}

export default function CategoriesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { rows, mayWrite } = loaderData;
  const add = mayWrite && <LinkButton to={href("/admin/categories/new")}>{say.add}</LinkButton>;
  return (
    <>
      <PageTitle actions={add} lead={say.lead}>
        {say.title}
      </PageTitle>
      {actionData && <Notice className="mb-4" title={actionData.message} tone="error" />}
      {rows.length > 0 ? (
        <CategoryTable mayWrite={mayWrite} rows={rows} />
      ) : (
        <EmptyState icon={<LayoutGrid />} title={say.none}>
          <p>{say.noneHint}</p>
        </EmptyState>
      )}
    </>
  );
}
