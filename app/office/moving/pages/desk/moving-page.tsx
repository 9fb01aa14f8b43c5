import { href } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { PageTitle } from "#app/ui/page.tsx";
import { movingMessages as say } from "../../texts/staff.ts";
import type { Route } from "./+types/moving-page.ts";

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.title, matches)];

const STEPS = [
  { ...say.steps.products, to: href("/admin/products/import") },
  { ...say.steps.customers, to: href("/admin/settings/moving/:noun", { noun: "customers" }) },
  { ...say.steps.orders, to: href("/admin/settings/moving/:noun", { noun: "orders" }) },
  { ...say.steps.reviews, to: href("/admin/settings/moving/:noun", { noun: "reviews" }) },
  { ...say.steps.redirects, to: href("/admin/settings/moving/:noun", { noun: "redirects" }) },
];

/** The files of a former shop, in the order of their import. */
export default function MovingPage() {
  return (
    <>
      <PageTitle lead={say.lead}>{say.title}</PageTitle>
      <ol className="grid max-w-[56rem] gap-4">
        {STEPS.map(({ title, what, to }, index) => (
          <li key={to}>
            <Card className="flex flex-wrap items-center justify-between gap-4">
              <div className="grid gap-1">
                <h2 className="text-xl">
                  {index + 1}. {title}
                </h2>
                <p className="measure text-ink-soft">{what}</p>
              </div>
              <LinkButton aria-label={`${say.open}: ${title}`} to={to} variant="secondary">
                {say.open}
              </LinkButton>
            </Card>
          </li>
        ))}
      </ol>
    </>
  );
}
