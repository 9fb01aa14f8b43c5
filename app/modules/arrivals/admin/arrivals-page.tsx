import { ThermometerSnowflake } from "lucide-react";
import { href } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { ListPage } from "#app/ui/list/list-page.tsx";
import { arrivalMessages as say } from "../texts/staff.ts";
import { arrivalList } from "../views/arrival-list.ts";
import { arrivalColumns } from "./arrival-columns.tsx";
import { CourierCard } from "./courier-card.tsx";
import { showArrivals } from "./show-arrivals.server.ts";
import type { Route } from "./+types/arrivals-page.ts";

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.title, matches)];

export const loader = ({ request, url, context }: Route.LoaderArgs) =>
  showArrivals({ served: context.get(requestContext), request, url });

export default function ArrivalsPage({ loaderData }: Route.ComponentProps) {
  const { figures, ...shown } = loaderData;
  return (
    <ListPage
      {...shown}
      caption={say.caption}
      columns={arrivalColumns}
      empty={{ icon: <ThermometerSnowflake />, title: say.none, hint: say.noneHint }}
      lead={say.lead}
      rowOf={({ id, orderNumber }) => ({
        name: orderNumber,
        to: href("/admin/arrivals/:arrivalId", { arrivalId: id }),
      })}
      spec={arrivalList}
      title={say.title}
    >
      <CourierCard figures={figures} />
    </ListPage>
  );
}
