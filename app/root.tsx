import { use, useState, type ReactNode } from "react";
import { Links, Meta, Outlet, Scripts, ScrollRestoration, href, useLocation } from "react-router";
import { shownSettings } from "#app/running/settings/queries.server.ts";
import { readSettings } from "#app/running/settings/rules/read-settings.ts";
import { logoImage } from "#app/running/settings/views/logo-image.ts";
import { HEADER_SCRIPT } from "./platform/http/header-summary.ts";
import { VisitCounter } from "#app/running/visits/components/visit-counter.tsx";
import { shareCard } from "#app/goods/catalog/views/share-card.ts";
import { START_SCRIPT } from "#app/platform/http/start-script.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import type { Shop } from "#app/shells/storefront/use-shop.ts";
import { allowMeasurement } from "#app/running/visits/pages/shop/allow-measurement.server.ts";
import { FailurePage } from "#app/shells/storefront/failure-page.tsx";
import { fontHints } from "#app/ui/font-hints.ts";
import { PageAnnouncer } from "#app/ui/page-announcer.tsx";
import { DocumentScript } from "#app/ui/server-html.tsx";
import { PAPER } from "#app/ui/theme-colours.ts";
import { enforcePolicy } from "./server/enforce-policy.server.ts";
import { finishAnswer } from "./server/finish-answer.server.ts";
import { isOfStaff } from "./server/pages/route-list.ts";
import type { Route } from "./+types/root";
import deskSheet from "./desk.css?url";
import shopSheet from "./shop.css?url";

export const links: Route.LinksFunction = () => [
  { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "manifest", href: href("/manifest.webmanifest") },
  ...fontHints(),
];

export const middleware: Route.MiddlewareFunction[] = [
  async ({ request, url, pattern, context }, next) => {
    const served = context.get(requestContext);
    await enforcePolicy({ request, url, pattern }, served);
    return finishAnswer(request, await next(), served);
  },
];

/** The same for everybody: public pages are shared between readers. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Shop> {
  const served = context.get(requestContext);
  const { env, log, loopback, page } = served;
  const settings = await shownSettings(served).catch((error: unknown) => {
    // A page that can tell the reader what is going on is worth more than the shop's own name.
    log.error({ err: error }, "the settings were not read, their defaults stand in");
    page.spoiled = true;
    return readSettings({});
  });
  return {
    siteName: settings.site_name,
    logo: logoImage(settings.logo),
    card: shareCard(),
    demo: env.demo,
    mailbox: env.demo && loopback,
    measurement: allowMeasurement(request, served, settings),
  };
}

/** A script that a page came with has been run: no browser needs its text once more. */
const SENT = "";

function Script({ text }: { text: string }) {
  return <script dangerouslySetInnerHTML={{ __html: text }} suppressHydrationWarning />;
}

/**
 * Chosen once for a document. The sheet of the back-office has all of the shop's, for pages that the
 * router opens from there; a page for everybody is a new document, and so is one of the back-office
 * (`not-found.tsx`).
 */
function Sheet() {
  const { pathname } = useLocation();
  const isDesk = isOfStaff(pathname) || (import.meta.env.DEV && pathname.startsWith("/dev/"));
  const [sheet] = useState(isDesk ? deskSheet : shopSheet);
  return <link rel="stylesheet" href={sheet} />;
}

export function Layout({ children }: { children: ReactNode }) {
  return (
    // The script below sets attributes on this element before React looks at it.
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content={PAPER.light} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={PAPER.dark} media="(prefers-color-scheme: dark)" />
        <Script text={import.meta.env.SSR ? HEADER_SCRIPT : SENT} />
        <Sheet />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <PageScripts />
      </body>
    </html>
  );
}

function PageScripts() {
  const script = use(DocumentScript);
  if (script !== undefined) return <script fetchPriority="low" src={script} type="module" />;
  return (
    <>
      <ScrollRestoration />
      <Scripts />
      <Script text={import.meta.env.SSR ? START_SCRIPT : SENT} />
    </>
  );
}

export default function App() {
  return (
    <>
      <Outlet />
      <PageAnnouncer />
      <VisitCounter />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <FailurePage error={error} />;
}
