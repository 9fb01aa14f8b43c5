import { href, Link } from "react-router";
import { StatusBadge } from "#app/selling/orders/components/order-badges.tsx";
import { Card } from "#app/ui/card.tsx";
import { TextLink } from "#app/ui/button.tsx";
import { Unbroken } from "#app/ui/unbroken.tsx";
import type { recentActivity, showNewOrders } from "./newest.server.ts";
import { dashboardMessages as say } from "./texts.ts";

type Orders = ReturnType<typeof showNewOrders>;
type Activity = NonNullable<Awaited<ReturnType<typeof recentActivity>>>;

type HeadProps = { id: string; title: string; all: string; to: string };

function Head({ id, title, all, to }: HeadProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4">
      <h2 className="text-lg" id={id}>
        {title}
      </h2>
      <TextLink to={to}>{all}</TextLink>
    </div>
  );
}

export function RecentOrders({ orders }: { orders: Orders }) {
  const { title, all, none } = say.recentOrders;
  return (
    <Card aria-labelledby="recent-orders" as="section" className="grid content-start gap-1">
      <Head all={all} id="recent-orders" title={title} to={href("/admin/orders")} />
      {orders.length === 0 && <p className="text-ink-soft">{none}</p>}
      <ul>
        {orders.map(({ to, number, customer, total, status, placedAt }) => (
          <li key={to}>
            <Link className="board-row" to={to}>
              <span className="min-w-0">
                <span className="figures font-semibold underline underline-offset-4">
                  <Unbroken>{number}</Unbroken>
                </span>
                <bdi className="block truncate text-ink-soft">{customer}</bdi>
              </span>
              <span className="grid justify-items-end">
                <span className="figures">{total}</span>
                <StatusBadge status={status} />
              </span>
              <span className="figures text-ink-soft max-md:hidden">{placedAt}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}

export function RecentActivity({ entries }: { entries: Activity }) {
  const { title, all, none } = say.activity;
  return (
    <Card aria-labelledby="activity" as="section" className="grid content-start gap-1">
      <Head all={all} id="activity" title={title} to={href("/admin/settings/audit")} />
      {entries.length === 0 && <p className="text-ink-soft">{none}</p>}
      <ol>
        {entries.map(({ id, at, who, sentence, page }) => (
          <li className="board-entry" key={id}>
            <span className="min-w-0 wrap-anywhere">
              {page === undefined ? (
                <Unbroken>{sentence}</Unbroken>
              ) : (
                <Link className="underline underline-offset-4" to={page}>
                  <Unbroken>{sentence}</Unbroken>
                </Link>
              )}
              {who !== "" && <span className="block text-ink-soft">{who}</span>}
            </span>
            <span className="figures text-ink-soft">{at}</span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
