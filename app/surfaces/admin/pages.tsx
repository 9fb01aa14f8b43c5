import { Outlet } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { AdminFailure } from "./admin-failure.tsx";
import type { Route } from "./+types/pages.ts";

/** Of what fails; a page that does not has a title of its own. */
export const meta: Route.MetaFunction = ({ matches }) => [pageTitle("Back-office", matches)];

/** All pages of the back-office: what fails in one leaves the menu beside it. */
export default function Pages() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <AdminFailure error={error} />;
}
