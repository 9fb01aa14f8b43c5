import type { ReactNode } from "react";
import { LinkButton } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { NoticeTone } from "#app/ui/notice.tsx";
import { receiptMessages as say } from "../messages.ts";
import type { ReceiptState } from "../rules/receipt-state.ts";
import type { Receipt } from "../rules/show-receipt.ts";
import { ConfirmByMail } from "./confirm-by-mail.tsx";
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
  cancelled: "warning",
};

/** Where the order stands, and the next step. */
export function ReceiptNotice({ receipt }: { receipt: Receipt }) {
  const { state, keptUntil, cash } = receipt;
  if (state === "waiting") return <WaitForPayment keptUntil={keptUntil} />;
  if (state === "unconfirmed") return <ConfirmByMail mailbox={receipt.mailbox} />;
  const { title, text } = say.states[state];
  const action: ReactNode = (state === "expired" || state === "cancelled") && (
    <LinkButton to="/products">{say.buyAgain}</LinkButton>
  );
  return (
    <Notice action={action} title={title} tone={tones[state]}>
      {text} {cash && (state === "cash" || state === "shipped") && say.cashReady(cash)}
    </Notice>
  );
}
