import { href } from "react-router";
import { Card } from "#app/ui/card.tsx";
import { TextLink } from "#app/ui/button.tsx";
import { cashOnOrder as say } from "../texts/staff.ts";
import type { ShownCash } from "../views/show-cash-of-order.ts";

type CourierCashCardProps = {
  shown: ShownCash;
  /** The reader may open the pages about couriers' cash. */
  mayOpen: boolean;
};

/** The cash that couriers paid for an order. Renders nothing without payments and differences. */
export function CourierCashCard({ shown, mayOpen }: CourierCashCardProps) {
  const { lines, differences } = shown;
  if (lines.length === 0 && differences.length === 0) return null;
  return (
    <Card as="section" className="grid gap-1">
      <h2 className="text-xl">{say.title}</h2>
      {lines.map(({ id, fileId, label }) => (
        <p className="figures" key={id}>
          {mayOpen ? (
            <TextLink to={href("/admin/orders/remittances/files/:fileId", { fileId })}>
              {label}
            </TextLink>
          ) : (
            label
          )}
        </p>
      ))}
      {differences.map(({ id, label, amounts }) => (
        <div key={id}>
          {mayOpen ? (
            <TextLink to={`${href("/admin/orders/remittances/differences")}?difference=${id}`}>
              {label}
            </TextLink>
          ) : (
            <p>{label}</p>
          )}
          <p className="figures text-sm text-ink-soft">{amounts}</p>
        </div>
      ))}
    </Card>
  );
}
