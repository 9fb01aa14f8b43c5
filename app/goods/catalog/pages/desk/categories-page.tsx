import { LayoutGrid } from "lucide-react";
import { data, href } from "react-router";
import { redirectWithUndo } from "#app/running/audit/pages/desk/redirect-with-undo.server.ts";
import { pageTitle } from "#app/lib/page-tags.ts";
import { parseForm, readFormTexts } from "#app/platform/http/forms.server.ts";
import { notFound, requestContext } from "#app/platform/http/request-context.server.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { ListPage } from "#app/ui/list/list-page.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { moveCategory } from "../../commands/move-category.server.ts";
import { categoryColumns } from "../../components/category-columns.tsx";
import { moveInput } from "../../input.ts";
import { categoryList } from "../../views/category-list.ts";
import { categoryAdminMessages as say } from "../../texts/staff-categories.ts";
import { showCategories } from "./categories-page.server.ts";
import type { Route } from "./+types/categories-page.ts";

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.title, matches)];

export const loader = ({ request, url, context }: Route.LoaderArgs) =>
  showCategories({ served: context.get(requestContext), request, url });

/** Moves a category one place up or down. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const served = context.get(requestContext);
  const form = parseForm(moveInput, await readFormTexts(request));
  if (!form.ok) return data({ message: say.noStep }, { status: 422 });
  const moved = await moveCategory(served.ctx, form.value.categoryId, form.value.direction);
  if (!moved.ok && moved.reason === "not_found") throw notFound();
  if (!moved.ok) {
    const message = moved.reason === "forbidden" ? say.errors.forbidden : say.notMoved;
    return data({ message }, { status: 409 });
  }
  const text = say.moved(moved.value.name, moved.value.place);
  const subject = { type: "category", id: form.value.categoryId };
  return redirectWithUndo(served, href("/admin/categories") + url.search, text, subject);
}

export default function CategoriesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { list, rows, mayWrite, last } = loaderData;
  const add = mayWrite && <LinkButton to={href("/admin/categories/new")}>{say.add}</LinkButton>;
  return (
    <ListPage
      actions={add}
      caption={say.list}
      columns={categoryColumns(mayWrite ? last : undefined)}
      empty={{ icon: <LayoutGrid />, title: say.none, hint: say.noneHint, action: add }}
      lead={say.lead}
      list={list}
      rowOf={({ id, name }) => ({
        name,
        to: mayWrite ? href("/admin/categories/:categoryId", { categoryId: id }) : undefined,
      })}
      rows={rows}
      spec={categoryList}
      title={say.title}
    >
      {actionData && <Notice className="mb-4" title={actionData.message} tone="error" />}
    </ListPage>
  );
}
