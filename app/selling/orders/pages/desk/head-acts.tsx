import { href } from "react-router";
import { staffOrderMessages } from "#app/selling/checkout/texts/staff-order.ts";
import { staffTransferMessages as transfer } from "#app/selling/payments/texts/staff.ts";
import { LinkButton } from "#app/ui/button.tsx";

/** The queue comes first if there is one, since the tab is opened for it. */
export function HeadActs({ isToCheck, mayWrite }: { isToCheck: boolean; mayWrite: boolean }) {
  return (
    <>
      {isToCheck && (
        <LinkButton to={href("/admin/orders/to-check")}>{transfer.oneByOne}</LinkButton>
      )}
      {mayWrite && (
        <LinkButton to={href("/admin/orders/new")} variant={isToCheck ? "secondary" : "primary"}>
          {staffOrderMessages.add}
        </LinkButton>
      )}
    </>
  );
}
