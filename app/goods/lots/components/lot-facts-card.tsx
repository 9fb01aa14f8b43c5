import type { ComponentProps } from "react";
import { href } from "react-router";
import { LevelBadge } from "#app/goods/catalog/components/level-badge.tsx";
import { levelMessages as levels } from "#app/goods/catalog/texts/staff-levels.ts";
import { Card } from "#app/ui/card.tsx";
import { TextLink } from "#app/ui/button.tsx";
import { lotAdminMessages as say } from "../texts/staff.ts";

type LotFactsCardProps = {
  lot: {
    facts: readonly [string, string][];
    /** For staff who may see stock. */
    level: ({ levelId: string } & Pick<ComponentProps<typeof LevelBadge>, "state">) | undefined;
    /** For staff who may edit the product. */
    productId: string | undefined;
    /** None while shoppers don’t see the product. */
    page: string | undefined;
  };
};

/** The entered data of a lot, with links to related pages. */
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
            <TextLink to={href("/admin/stock/:levelId", { levelId: level.levelId })}>
              {levels.open}
            </TextLink>
          </>
        )}
        {productId && (
          <TextLink to={href("/admin/products/:productId", { productId })}>
            {say.openProduct}
          </TextLink>
        )}
        {page && <TextLink to={page}>{say.seeOnPage}</TextLink>}
      </p>
    </Card>
  );
}
