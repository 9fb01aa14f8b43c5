import { Form, Link, NavLink, Outlet } from "react-router";
import { may } from "#app/platform/access/may.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { FlashToast } from "#app/surfaces/storefront/flash-toast.tsx";
import { Button } from "#app/ui/button.tsx";
import { SkipLink } from "#app/ui/skip-link.tsx";
import { ToastHost } from "#app/ui/toast.tsx";
import type { Route } from "./+types/layout.ts";

/** The policy table lets only staff this far; a loader, so that every visit asks the server. */
export function loader({ context }: Route.LoaderArgs) {
  const { ctx, displayName } = context.get(requestContext);
  return {
    name: displayName ?? "",
    seesOrders: may(ctx.actor, "orders:read"),
    seesReviews: may(ctx.actor, "reviews:write"),
    seesContent: may(ctx.actor, "content:read"),
    seesNewsletter: may(ctx.actor, "campaigns:write"),
    seesMissingPages: may(ctx.actor, "content:write"),
    seesAssessments: may(ctx.actor, "health:read"),
    seesGoals: may(ctx.actor, "catalog:write"),
    seesDoctors: may(ctx.actor, "doctors:read"),
    seesSupport: may(ctx.actor, "tickets:write"),
    seesLots: may(ctx.actor, "lots:read"),
    seesSettings: may(ctx.actor, "settings:read"),
  };
}

const navLook =
  "flex min-h-11 items-center rounded-control px-3 text-ink-soft hover:bg-sunken hover:text-ink aria-[current=page]:bg-sunken aria-[current=page]:font-semibold aria-[current=page]:text-ink";

export default function AdminLayout({ loaderData }: Route.ComponentProps) {
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[15rem_1fr]">
      <SkipLink>Skip to content</SkipLink>
      <header className="flex flex-wrap items-center gap-x-3 border-b border-line px-4 py-2 lg:flex-col lg:items-stretch lg:border-r lg:border-b-0 lg:py-6">
        <Link className="inline-flex min-h-11 items-center font-display text-lg" to="/">
          Project: Me
        </Link>
        <nav
          aria-label="Back-office"
          className="order-last -mx-3 flex w-full flex-wrap lg:order-none lg:mx-0 lg:flex-1 lg:flex-col lg:flex-nowrap"
        >
          {loaderData.seesOrders && (
            <NavLink className={navLook} to="/admin/orders">
              Orders
            </NavLink>
          )}
          {loaderData.seesReviews && (
            <NavLink className={navLook} to="/admin/reviews">
              Reviews
            </NavLink>
          )}
          {loaderData.seesSupport && (
            <NavLink className={navLook} to="/admin/support">
              Support
            </NavLink>
          )}
          {loaderData.seesContent && (
            <NavLink className={navLook} to="/admin/content">
              Content
            </NavLink>
          )}
          {loaderData.seesNewsletter && (
            <NavLink className={navLook} to="/admin/newsletter">
              Newsletter
            </NavLink>
          )}
          {loaderData.seesMissingPages && (
            <NavLink className={navLook} to="/admin/missing-pages">
              Missing pages
            </NavLink>
          )}
          {loaderData.seesAssessments && (
            <NavLink className={navLook} to="/admin/assessments">
              Assessments
            </NavLink>
          )}
          {loaderData.seesGoals && (
            <NavLink className={navLook} to="/admin/assessment-rules">
              Products of each goal
            </NavLink>
          )}
          {loaderData.seesDoctors && (
            <NavLink className={navLook} to="/admin/doctors">
              Doctors
            </NavLink>
          )}
          {loaderData.seesLots && (
            <NavLink className={navLook} to="/admin/lots">
              Lots
            </NavLink>
          )}
          {loaderData.seesSettings && (
            <NavLink className={navLook} to="/admin/settings/claims">
              Claims
            </NavLink>
          )}
          {loaderData.seesSettings && (
            <NavLink className={navLook} to="/admin/settings/payments">
              Payment settings
            </NavLink>
          )}
        </nav>
        <div className="ml-auto flex items-center gap-3 lg:ml-0 lg:grid lg:justify-items-start">
          <p className="text-sm text-ink-soft max-md:hidden">Signed in as {loaderData.name}</p>
          <Form action="/sign-out" method="post">
            <Button variant="quiet">Sign Out</Button>
          </Form>
        </div>
      </header>
      <main className="min-w-0 px-4 pb-12 md:px-8" id="content" tabIndex={-1}>
        <Outlet />
      </main>
      <ToastHost label="Messages" />
      <FlashToast />
    </div>
  );
}
