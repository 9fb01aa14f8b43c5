import { Outlet } from "react-router";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { FailurePage } from "./failure-page.tsx";
import { FailureMessage } from "#app/ui/failure/failure-message.tsx";
import { footerFacts } from "./footer-facts.server.ts";
import { Shell } from "./shell.tsx";
import { useShop } from "./use-shop.ts";
import type { Route } from "./+types/layout.ts";

export const loader = ({ context }: Route.LoaderArgs) => footerFacts(context.get(requestContext));

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
