import { Notice } from "#app/ui/notice.tsx";
import { transferMessages as say } from "../texts/shopper.ts";
import type { TransferView } from "../views/show-transfer.ts";

/** The state of a transfer, and the deadline of the reservation. */
export function TransferNotice({ transfer }: { transfer: TransferView }) {
  const { waitingSince, declined, reservedUntil } = transfer;
  if (waitingSince) {
    return (
      <Notice title={say.receivedTitle} tone="success">
        {say.received(waitingSince)}
      </Notice>
    );
  }
  return (
    <Notice
      title={declined === undefined ? say.waitingTitle : say.declinedTitle}
      tone={declined === undefined ? "info" : "warning"}
    >
      {declined ?? say.waiting} {reservedUntil && say.reservedUntil(reservedUntil)}
    </Notice>
  );
}
