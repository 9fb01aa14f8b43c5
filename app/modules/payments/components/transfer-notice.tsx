import { Notice } from "#app/ui/notice.tsx";
import { transferMessages as say } from "../texts/shopper.ts";
import type { TransferView } from "../views/show-transfer.ts";

/** Where a transfer stands, and until when the items are kept. */
export function TransferNotice({ transfer }: { transfer: TransferView }) {
  const { waitingSince, declined, keptUntil } = transfer;
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
      {declined ?? say.waiting} {keptUntil && say.keptUntil(keptUntil)}
    </Notice>
  );
}
