import { href, Outlet, useLocation } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { SECTION } from "#app/reach/affiliates/texts/staff-menu.ts";
import { affiliateStaffMessages } from "#app/reach/affiliates/texts/staff.ts";
import { productAdminMessages } from "#app/goods/catalog/texts/staff-products.ts";
import { doctorAdminMessages } from "#app/care/consultations/texts/staff-doctors.ts";
import { discountAdminMessages } from "#app/selling/discounts/texts/staff.ts";
import { adminOrderMessages } from "#app/selling/orders/texts/staff.ts";
import { DeskFailure } from "#app/ui/failure/desk-failure.tsx";
import { FailedRead } from "#app/people/customers/pages/desk/failed-read.tsx";
import type { Route } from "./+types/pages.ts";

/** Of what fails; a page that does not has a title of its own. */
export const meta: Route.MetaFunction = ({ matches }) => [pageTitle("Back-office", matches)];

/** All pages of the back-office: what fails in one leaves the menu beside it. */
export default function Pages() {
  return <Outlet />;
}

/** Sections whose pages say what could not be read, by how their addresses begin. */
const READS = [
  {
    under: href("/admin/affiliates"),
    text: affiliateStaffMessages.fetchFailed,
    title: SECTION,
  },
  {
    under: href("/admin/orders"),
    text: adminOrderMessages.fetchFailed,
    title: adminOrderMessages.title,
  },
  {
    under: href("/admin/doctors"),
    text: doctorAdminMessages.errors.fetchFailed,
    title: doctorAdminMessages.title,
  },
  {
    under: href("/admin/products"),
    text: productAdminMessages.errors.fetchFailed,
    title: productAdminMessages.title,
  },
  {
    under: href("/admin/discounts"),
    text: discountAdminMessages.errors.fetchFailed,
    title: discountAdminMessages.title,
  },
];

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { pathname } = useLocation();
  const read = READS.find(({ under }) => pathname.startsWith(under));
  // No answer came at all: that is said alike everywhere, as it may have been a write.
  if (error instanceof TypeError || !read) return <DeskFailure error={error} />;
  return <FailedRead error={error} text={read.text} title={read.title} />;
}
