import { Outlet } from "react-router";
import { shopYear } from "#app/lib/dates.ts";
import { keepOnAddToCart } from "#app/modules/catalog/rules/keep-on-add-to-cart.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { FailurePage } from "./failure-page.tsx";
import { FailureMessage } from "./failure-message.tsx";
import { LEGAL_NOTICES } from "./legal-notices.ts";
import { Shell } from "./shell.tsx";
import { useShop } from "./use-shop.ts";
import type { Route } from "./+types/layout.ts";

export const shouldRevalidate = keepOnAddToCart;

export function loader({ context }: Route.LoaderArgs) {
  return { year: shopYear(context.get(requestContext).ctx.now), notices: LEGAL_NOTICES };
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
