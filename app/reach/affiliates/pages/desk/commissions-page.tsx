import { HandCoins } from "lucide-react";
import { href } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { ListPage } from "#app/ui/list/list-page.tsx";
import { affiliateStaffMessages as say } from "../../texts/staff.ts";
import { commissionList } from "../../views/affiliate-list.ts";
import { commissionColumns } from "./commission-columns.tsx";
import { showCommissions } from "./commissions-page.server.ts";
import type { Route } from "./+types/commissions-page.ts";

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.commissions, matches)];

export const loader = ({ request, url, context }: Route.LoaderArgs) =>
  showCommissions({ served: context.get(requestContext), request, url });

export default function CommissionsPage({ loaderData }: Route.ComponentProps) {
  return (
    <ListPage
      {...loaderData}
      caption={say.commissionsCaption}
      columns={commissionColumns}
      empty={{
        icon: <HandCoins />,
        title: say.commissionsNone,
        hint: say.commissionsNoneHint,
      }}
      exportTo={href("/admin/affiliates/commissions/export")}
      lead={say.commissionsLead}
      rowOf={({ orderNumber, orderId }) => ({
        name: orderNumber,
        to: orderId && href("/admin/orders/:orderId", { orderId }),
      })}
      spec={commissionList}
      title={say.commissions}
    />
  );
}
