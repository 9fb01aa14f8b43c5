import { Button } from "#app/ui/button.tsx";
import { cartMessages as say } from "../texts/shopper.ts";
import type { ShownLine } from "../views/show-line.ts";
import { CartForm } from "./cart-form.tsx";
import { CartRow } from "./cart-row.tsx";

type CartLinesProps = {
  /** As the server last said. */
  lines: readonly ShownLine[];
  /** As they will probably be. */
  pending: readonly ShownLine[];
  onRemove: () => void;
};

export function CartLines({ lines, pending, onRemove }: CartLinesProps) {
  return (
    <>
      <ul className="divide-y divide-line border-y border-line">
        {lines.map((line) => {
          const shown = pending.find((candidate) => candidate.id === line.id);
          return (
            <CartRow key={line.id} leaving={!shown} line={shown ?? line} onRemove={onRemove} />
          );
        })}
      </ul>
      <CartForm change={{ intent: "clear" }} className="mt-4 flex justify-end" onSend={onRemove}>
        <Button variant="quiet">{say.clear}</Button>
      </CartForm>
    </>
  );
}
