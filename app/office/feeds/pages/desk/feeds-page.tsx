import { Megaphone } from "lucide-react";
import { href } from "react-router";
import { choiceFilter, type ListSpec } from "#app/lib/list/list-spec.ts";
import { pageTitle } from "#app/lib/page-tags.ts";
import { may } from "#app/platform/access/may.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { loadWholeList } from "#app/platform/list/load-whole-list.server.ts";
import { loadSettings } from "#app/running/settings/queries.server.ts";
import { Badge } from "#app/ui/badge.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { CopyButton } from "#app/ui/copy-button.tsx";
import type { ListColumn } from "#app/ui/list/list-column.ts";
import { ListPage, listTexts } from "#app/ui/list/list-page.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { judgedProducts } from "../../queries/feed-products.server.ts";
import { feedMessages as say } from "../../texts/staff.ts";
import { feedAddresses } from "../../views/feed-files.ts";
import type { Route } from "./+types/feeds-page.ts";

const feedList: ListSpec = {
  key: "product-feeds",
  one: "product",
  many: "products",
  tabs: choiceFilter("show", say.show, say.shows, ["left_out", "advertised"]),
  sorts: ["name"],
  sort: "name",
};

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.title, matches)];

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const served = context.get(requestContext);
  const { ctx, env } = served;
  const { product_feeds: isOn } = await loadSettings(ctx.db);
  const { list, rows } = await loadWholeList({ served, request, url }, feedList, {
    rows: () => judgedProducts(ctx.db),
    sorts: { name: ({ name }) => name },
    isShown: ({ reasons }, { show }) => (reasons.length === 0) === (show === "advertised"),
  });
  return {
    list,
    rows: rows.map(({ reasons, ...product }) => ({
      ...product,
      state: reasons.length === 0 ? ("advertised" as const) : ("left_out" as const),
      why: reasons.map((reason) => say.reasons[reason]),
    })),
    isOn,
    addresses: isOn ? feedAddresses(env.appUrl) : [],
    mayTurnOn: may(ctx.actor, "settings:write"),
  };
}

type Row = Route.ComponentProps["loaderData"]["rows"][number];

const columns: readonly ListColumn<Row>[] = [
  { label: say.columns.name, place: "title", sort: "name", cell: ({ name }) => name },
  {
    label: say.columns.why,
    cell: ({ why }) => (
      <ul className="py-1">
        {why.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    ),
  },
  {
    label: say.columns.state,
    place: "state",
    cell: ({ state }) => (
      <Badge look="plain" tone={state === "advertised" ? "success" : "neutral"}>
        {say.states[state]}
      </Badge>
    ),
  },
];

export default function FeedsPage({ loaderData }: Route.ComponentProps) {
  const { isOn, addresses, mayTurnOn } = loaderData;
  const settings = (
    <LinkButton to={href("/admin/settings/integrations")} variant="secondary">
      {say.turnOn}
    </LinkButton>
  );
  return (
    <ListPage
      {...loaderData}
      {...listTexts(say, <Megaphone />, undefined)}
      columns={columns}
      rowOf={({ slug, name }) => ({ name, to: href("/product/:id", { id: slug }) })}
      spec={feedList}
    >
      <div className="mb-6">
        <Notice action={mayTurnOn ? settings : undefined} tone={isOn ? "success" : "info"}>
          <p>{isOn ? say.on : say.off}</p>
          <dl className="grid gap-1">
            {addresses.map(({ network, url }) => (
              <div className="flex flex-wrap items-center gap-x-3" key={url}>
                <dt className="font-semibold">{network}</dt>
                <dd className="flex flex-wrap items-center gap-x-2 wrap-anywhere">
                  <code>{url}</code>
                  <CopyButton copied={say.copied} label={say.copy} text={url} what={network} />
                </dd>
              </div>
            ))}
          </dl>
        </Notice>
      </div>
    </ListPage>
  );
}
