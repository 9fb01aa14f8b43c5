import { Notice } from "#app/ui/notice.tsx";
import type { NoticeTone } from "#app/ui/notice.tsx";
import { TransferNotice } from "#app/modules/payments/components/transfer-notice.tsx";
import type { TransferView } from "#app/modules/payments/views/show-transfer.ts";
import type { LastTry } from "#app/modules/payments/rules/last-try.ts";
import { receiptMessages as say } from "../texts/shopper-receipt.ts";
import type { ReceiptState } from "../rules/receipt-state.ts";
import type { Receipt } from "../views/show-receipt.ts";
import { ConfirmByMail } from "./confirm-by-mail.tsx";
import { OrderAgain } from "./order-again.tsx";
import { WaitForPayment } from "./wait-for-payment.tsx";

const tones: Record<ReceiptState, NoticeTone> = {
  attention: "warning",
  paid: "success",
  shipped: "info",
  delivered: "success",
  refunded: "info",
  waiting: "info",
  transfer: "info",
  unconfirmed: "info",
  cash: "success",
  expired: "warning",
  lapsed: "warning",
  cancelled: "warning",
  repaid: "info",
  replaced: "info",
  returned: "warning",
};

/** The same can be bought again. A replaced one already was. */
const overStates: readonly ReceiptState[] = [
  "expired",
  "lapsed",
  "cancelled",
  "repaid",
  "refunded",
  "returned",
  "delivered",
];

type ReceiptNoticeProps = {
  receipt: Receipt & {
    /** A guest confirms their mailbox, so that the items stay reserved for longer. */
    toKeep: boolean;
  };
  lastTry: LastTry;
  transfer: TransferView | undefined;
};

/** Where the order stands, and the next step. */
export function ReceiptNotice({ receipt, lastTry, transfer }: ReceiptNoticeProps) {
  const { state, keptUntil, cash, endNote } = receipt;
  if (transfer && state === "transfer") {
    return (
      <>
        <TransferNotice transfer={transfer} />
        {receipt.toKeep && <ConfirmByMail mailbox={receipt.email} say={say.keep} />}
      </>
    );
  }
  if (state === "waiting") return <WaitForPayment keptUntil={keptUntil} lastTry={lastTry} />;
  if (state === "unconfirmed") {
    return <ConfirmByMail mailbox={receipt.email} say={say.states.unconfirmed} />;
  }
  const { title, text } = say.states[state];
  return (
    <Notice action={overStates.includes(state) && <OrderAgain />} title={title} tone={tones[state]}>
      <p>
        {text} {cash && (state === "cash" || state === "shipped") && say.cashReady(cash)}
      </p>
      {receipt.moneyBack.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {endNote && <p className="break-words">{say.endNote(endNote)}</p>}
    </Notice>
  );
}
