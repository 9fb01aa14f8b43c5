import { Form, Link, Outlet, href } from "react-router";
import { MissingSettings } from "#app/modules/settings/components/missing-settings.tsx";
import { loadSettings } from "#app/modules/settings/queries.server.ts";
import { missingByLaw } from "#app/modules/settings/rules/missing-by-law.ts";
import { may } from "#app/platform/access/may.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { menuLinks } from "#app/surfaces/menu-links.ts";
import { FlashToast } from "#app/surfaces/storefront/flash-toast.tsx";
import { useShop } from "#app/surfaces/storefront/use-shop.ts";
import { Button } from "#app/ui/button.tsx";
import { LeaveGuard } from "#app/ui/leave-guard.tsx";
import { SkipLink } from "#app/ui/skip-link.tsx";
import { ToastHost } from "#app/ui/toast.tsx";
import { Menu } from "./menu.tsx";
import type { Route } from "./+types/layout.ts";

/** The policy table lets only staff this far; a loader, so that every visit asks the server. */
export async function loader({ context }: Route.LoaderArgs) {
  const { ctx, displayName } = context.get(requestContext);
  const missing = may(ctx.actor, "settings:write") ? missingByLaw(await loadSettings(ctx.db)) : [];
  return {
    name: displayName ?? "",
    missing: missing.map(({ name }) => name),
    sections: menuLinks("admin", ctx.actor),
  };
}

export default function AdminLayout({ loaderData }: Route.ComponentProps) {
  const shop = useShop();
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[15rem_1fr]">
      <SkipLink>Skip to content</SkipLink>
      <header className="flex flex-wrap items-center gap-x-2 border-b border-line px-4 py-2 lg:flex-col lg:items-stretch lg:border-r lg:border-b-0 lg:py-6">
        <Link className="inline-flex min-h-11 items-center font-display text-lg" to={href("/")}>
          {shop?.siteName}
        </Link>
        <Menu sections={loaderData.sections} />
        <div className="flex items-center gap-3 lg:grid lg:justify-items-start">
          <p className="text-sm text-ink-soft max-md:hidden">Signed in as {loaderData.name}</p>
          <Form action={href("/sign-out")} method="post">
            <Button className="max-lg:px-3 lg:-ml-2" variant="quiet">
              Sign Out
            </Button>
          </Form>
        </div>
      </header>
      <main className="min-w-0 px-4 pb-12 md:px-8" id="content" tabIndex={-1}>
        <MissingSettings names={loaderData.missing} />
        <Outlet />
      </main>
      <ToastHost label="Messages" />
      <FlashToast />
      <LeaveGuard />
    </div>
  );
}
