import { Outlet } from "react-router";
import { shopYear } from "#app/lib/dates.ts";
import { keepOnAddToCart } from "#app/goods/catalog/rules/keep-on-add-to-cart.ts";
import { shownSettings } from "#app/running/settings/queries.server.ts";
import { imprintInShort } from "#app/running/settings/views/imprint.ts";
import { legalNotices } from "#app/running/settings/rules/legal-notices.ts";
import { readSettings } from "#app/running/settings/rules/read-settings.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { FailurePage } from "./failure-page.tsx";
import { FailureMessage } from "#app/ui/failure/failure-message.tsx";
import { Shell } from "./shell.tsx";
import { useShop } from "./use-shop.ts";
import type { Route } from "./+types/layout.ts";

export const shouldRevalidate = keepOnAddToCart;

export async function loader({ context }: Route.LoaderArgs) {
  const served = context.get(requestContext);
  const { ctx, page } = served;
  const settings = await shownSettings(served).catch(() => {
    page.spoiled = true;
    return readSettings({});
  });
  const owner = imprintInShort(settings);
  return { year: shopYear(ctx.now), notices: legalNotices(settings), owner };
}

export default function StorefrontLayout({ loaderData, matches }: Route.ComponentProps) {
  return (
    <Shell {...matches[0].loaderData} {...loaderData}>
      <Outlet />
    </Shell>
  );
}

/** A page that failed keeps the header and the footer around it, unless they failed as well. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const shop = useShop();
  if (!shop || !loaderData) return <FailurePage error={error} />;
  return (
    <Shell {...shop} {...loaderData}>
      <FailureMessage error={error} />
    </Shell>
  );
}
