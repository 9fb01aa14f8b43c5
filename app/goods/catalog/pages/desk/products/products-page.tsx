import { Package } from "lucide-react";
import { href } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { showProducts } from "../show-products.server.ts";
import { submitSwitch } from "../submit-product-switch.server.ts";
import { productAdminMessages as say } from "../../../texts/staff-products.ts";
import { BULK_ACTS, productList } from "../../../views/product-list.ts";
import { shownSettings } from "#app/running/settings/queries.server.ts";
import { orFailedForm, orFailedRead } from "#app/platform/http/failed-call.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { readSelection } from "#app/platform/list/bulk.server.ts";
import { AnswerNotice } from "#app/ui/answer-notice.tsx";
import { FigureCards } from "#app/ui/figure-cards.tsx";
import { ListPage, listTexts } from "#app/ui/list/list-page.tsx";
import { ListActions } from "./list-actions.tsx";
import { ProductActs, productColumns } from "./product-columns.tsx";
import { submitBulk } from "./products-page.server.ts";
import type { Route } from "./+types/products-page.ts";

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.title, matches)];

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const served = context.get(requestContext);
  const [shown, { site_name: siteName }] = await orFailedRead(served, say.errors.fetchFailed, () =>
    Promise.all([showProducts({ served, request, url }), shownSettings(served)]),
  );
  return { ...shown, siteName };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const served = context.get(requestContext);
  const chosen = await readSelection(request);
  return orFailedForm(served, { message: say.errors.saveFailed }, async () => {
    if (chosen) return submitBulk(served, chosen, url.search);
    return submitSwitch(served, request, url.search);
  });
}

export default function ProductsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { list, mayWrite, categories, rows, figures, siteName } = loaderData;
  const add = mayWrite && <ListActions siteName={siteName} />;
  return (
    <ListPage
      {...listTexts(say, <Package />, add)}
      bulk={mayWrite ? BULK_ACTS.map((act) => ({ act, label: say.bulk[act] })) : []}
      choices={{ category: categories }}
      columns={productColumns}
      exportTo={mayWrite ? href("/admin/products/export") : undefined}
      list={list}
      renderActs={(row) => <ProductActs mayWrite={mayWrite} row={row} />}
      rowOf={({ id, name }) => ({
        name,
        to: mayWrite ? href("/admin/products/:productId", { productId: id }) : undefined,
      })}
      rows={rows}
      spec={productList}
    >
      {actionData && <AnswerNotice {...actionData} />}
      <FigureCards figures={figures} />
    </ListPage>
  );
}
