import { Button } from "#app/ui/button.tsx";
import { cartMessages as say } from "../texts/shopper.ts";
import type { ShownLine } from "../views/show-line.ts";
import { CartForm } from "./cart-form.tsx";
import { CartRow } from "./cart-row.tsx";
import { useFetchers, href } from "react-router";
import { withPendingChanges, type PendingChange } from "../views/pending-lines.ts";

type CartLinesProps = {
  /** The lines in the server's last answer. */
  lines: readonly ShownLine[];
  /** The lines with the changes that are still on their way to the server. */
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

/** Applies pending changes at once. The server's answer replaces them in any case. */
export function usePendingLines<L extends { id: string; quantity: number }>(
  lines: readonly L[],
): L[] {
  const changes = useFetchers().flatMap(({ formAction, formData }) =>
    formData && formAction?.startsWith(href("/cart")) ? [read(formData)] : [],
  );
  return withPendingChanges(lines, changes);
}

function read(form: FormData): PendingChange {
  return Object.fromEntries([...form].filter(([, value]) => typeof value === "string"));
}
