import { Order } from "#app/modules/catalog/components/order-panel.tsx";
import type { ProductDetail } from "#app/modules/catalog/views/product-detail.ts";
import { askMessages as say } from "#app/modules/clearance/texts/shopper.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";

type ApprovedCardProps = {
  approved: { left: string; until: string; detail: ProductDetail };
  mayAskMore: boolean;
};

/** What a clinician approved, with the way to order it: the product's own page knows nobody. */
export function ApprovedCard({ approved, mayAskMore }: ApprovedCardProps) {
  const { detail, left, until } = approved;
  return (
    <Card as="section" className="grid gap-4" padding="roomy">
      <p>{say.approvedText(left, until)}</p>
      <Order product={detail}>{null}</Order>
      {mayAskMore && (
        <div>
          <LinkButton to={{ search: "?more" }} variant="quiet">
            {say.askMore}
          </LinkButton>
        </div>
      )}
    </Card>
  );
}
