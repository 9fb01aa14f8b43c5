import { href, Outlet, useLocation } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { SECTION } from "#app/modules/affiliates/texts/staff-menu.ts";
import { affiliateStaffMessages } from "#app/modules/affiliates/texts/staff.ts";
import { AdminFailure } from "./admin-failure.tsx";
import { FailedRead } from "./customers/failed-read.tsx";
import type { Route } from "./+types/pages.ts";

/** Of what fails; a page that does not has a title of its own. */
export const meta: Route.MetaFunction = ({ matches }) => [pageTitle("Back-office", matches)];

/** All pages of the back-office: what fails in one leaves the menu beside it. */
export default function Pages() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { pathname } = useLocation();
  // No answer came at all: that is said alike everywhere, as it may have been a write.
  if (error instanceof TypeError || !pathname.startsWith(href("/admin/affiliates"))) {
    return <AdminFailure error={error} />;
  }
  return <FailedRead error={error} text={affiliateStaffMessages.fetchFailed} title={SECTION} />;
}
