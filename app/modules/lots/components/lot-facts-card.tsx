import type { ComponentProps } from "react";
import { href, Link } from "react-router";
import { LevelBadge } from "#app/modules/catalog/components/level-badge.tsx";
import { levelMessages as levels } from "#app/modules/catalog/texts/staff-levels.ts";
import { Card } from "#app/ui/card.tsx";
import { lotAdminMessages as say } from "../texts/staff.ts";

type LotFactsCardProps = {
  lot: {
    facts: readonly [string, string][];
    /** For staff who may see stock. */
    level: ({ levelId: string } & Pick<ComponentProps<typeof LevelBadge>, "state">) | undefined;
    /** For staff who may edit it. */
    productId: string | undefined;
    page: string;
  };
};

const link = "inline-flex min-h-11 items-center underline underline-offset-4";

/** What was entered of a lot, and where else it is shown. */
export function LotFactsCard({ lot: { facts, level, productId, page } }: LotFactsCardProps) {
  return (
    <Card as="section" className="grid gap-4">
      <h2 className="text-xl">{say.facts}</h2>
      <dl className="grid gap-3 sm:grid-cols-2">
        {facts.map(([label, value]) => (
          <div className="grid gap-0.5" key={label}>
            <dt className="text-sm text-ink-soft">{label}</dt>
            <dd className="figures">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="flex flex-wrap items-center gap-x-6">
        {level && (
          <>
            <LevelBadge state={level.state} />
            <Link className={link} to={href("/admin/stock/:levelId", { levelId: level.levelId })}>
              {levels.open}
            </Link>
          </>
        )}
        {productId && (
          <Link className={link} to={href("/admin/products/:productId", { productId })}>
            {say.openProduct}
          </Link>
        )}
        <Link className={link} to={page}>
          {say.seeOnPage}
        </Link>
      </p>
    </Card>
  );
}
