import { Tag } from "lucide-react";
import { href } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { discountAdminMessages as say } from "../../texts/staff.ts";
import { batchMessages } from "../../texts/staff-batch.ts";
import { BULK_ACTS, discountList } from "../../views/discount-list.ts";
import { orFailedForm, orFailedRead } from "#app/platform/http/failed-call.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { readSelection } from "#app/platform/list/bulk.server.ts";
import { AnswerNotice } from "#app/ui/answer-notice.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { ListPage, listTexts } from "#app/ui/list/list-page.tsx";
import { FigureCards } from "#app/ui/figure-cards.tsx";
import { discountColumns, DiscountSwitch } from "./discount-cells.tsx";
import { showDiscounts } from "./show-discounts.server.ts";
import { submitBulk, submitToggle } from "./discounts-page.server.ts";
import type { Route } from "./+types/discounts-page.ts";

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.title, matches)];

export function loader({ request, url, context }: Route.LoaderArgs) {
  const served = context.get(requestContext);
  return orFailedRead(served, say.errors.fetchFailed, () =>
    showDiscounts({ served, request, url }),
  );
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const served = context.get(requestContext);
  const chosen = await readSelection(request);
  return orFailedForm(served, { message: say.errors.statusFailed }, async () => {
    if (chosen) return submitBulk(served, chosen, url.search);
    return submitToggle(served, request, url.search);
  });
}

export default function DiscountsPage({ loaderData, actionData }: Route.ComponentProps) {
  const add = <LinkButton to={href("/admin/discounts/new")}>{say.add}</LinkButton>;
  return (
    <ListPage
      {...loaderData}
      {...listTexts(say, <Tag />, add)}
      actions={
        <>
          <LinkButton to={href("/admin/discounts/batch")} variant="secondary">
            {batchMessages.add}
          </LinkButton>
          {add}
        </>
      }
      bulk={BULK_ACTS.map((act) => ({ act, label: say.bulk[act] }))}
      columns={discountColumns}
      exportTo={href("/admin/discounts/export")}
      // An archived code has no switch, since its page restores it.
      renderActs={(row) => row.state !== "archived" && <DiscountSwitch row={row} />}
      rowOf={({ id, code }) => ({
        name: code,
        to: href("/admin/discounts/:discountId", { discountId: id }),
      })}
      spec={discountList}
    >
      {actionData && <AnswerNotice {...actionData} />}
      <FigureCards figures={loaderData.figures} />
    </ListPage>
  );
}
