import { formatMoney } from "#app/lib/money.ts";
import { Notice, type NoticeTone } from "#app/ui/notice.tsx";
import { TransferNotice } from "#app/selling/payments/components/transfer-notice.tsx";
import type { TransferView } from "#app/selling/payments/views/show-transfer.ts";
import type { LastTry } from "#app/selling/payments/rules/payment-terms.ts";
import { receiptMessages as say } from "../texts/shopper-receipt.ts";
import type { ReceiptState } from "../rules/receipt-state.ts";
import type { Receipt } from "../views/show-receipt.ts";
import { AgreeToPay, type AgreeAnswer } from "./agree-to-pay.tsx";
import { useLocation } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { IntentButton, IntentForm } from "#app/ui/intent-form.tsx";
import { useBusy } from "#app/ui/use-busy.ts";
import { useRefresh } from "#app/ui/use-refresh.ts";

const tones: Record<ReceiptState, NoticeTone> = {
  attention: "warning",
  paid: "success",
  partly_sent: "info",
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

/** States in which the buyer can order again. A replaced order was already placed again. */
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
    /** A guest must confirm the email address to keep the items reserved for longer. */
    toKeep: boolean;
    /** Staff placed the order, and the buyer must agree to the terms before paying. */
    toAgree: { supervise: readonly string[] } | undefined;
  };
  answer?: AgreeAnswer | undefined;
  lastTry: LastTry;
  transfer: TransferView | undefined;
};

export function ReceiptNotice({ receipt, lastTry, transfer, answer }: ReceiptNoticeProps) {
  const { state, reservedUntil, cash, endNote } = receipt;
  if (transfer && state === "transfer") {
    return (
      <>
        <TransferNotice transfer={transfer} />
        {receipt.toKeep && <ConfirmByMail mailbox={receipt.email} waits={say.keep} />}
      </>
    );
  }
  if (receipt.toAgree) {
    const { supervise } = receipt.toAgree;
    return (
      <AgreeToPay
        answer={answer}
        supervise={supervise}
        total={receipt.totals.total - receipt.credit}
        until={reservedUntil}
      />
    );
  }
  if (state === "waiting") return <WaitForPayment lastTry={lastTry} receipt={receipt} />;
  if (state === "unconfirmed") {
    return <ConfirmByMail mailbox={receipt.email} waits={say.states.unconfirmed} />;
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

type ConfirmByMailProps = {
  mailbox: string;
  /** The part of the order that waits for the confirmation. */
  waits: { title: string; text: string };
};

function ConfirmByMail({ mailbox, waits: { title, text } }: ConfirmByMailProps) {
  return (
    <Notice
      action={
        <IntentForm intent="resend">
          <IntentButton variant="secondary">{say.sendAgain}</IntentButton>
        </IntentForm>
      }
      title={title}
    >
      {say.mailedTo(mailbox)} {text}
    </Notice>
  );
}

/** One button, so that the buyer does not have to search for the same items again. */
function OrderAgain() {
  return (
    <IntentForm intent="again">
      <IntentButton>{say.again.submit}</IntentButton>
    </IntentForm>
  );
}

type WaitForPaymentProps = { receipt: Receipt; lastTry: LastTry };

/** The gateway has not reported yet, or was never reached. The receipt refreshes itself. */
function WaitForPayment({
  receipt: { totals, credit, reservedUntil },
  lastTry,
}: WaitForPaymentProps) {
  const { pathname } = useLocation();
  const looking = useRefresh({ everySeconds: 2, forSeconds: 30 });
  const [busy, start] = useBusy();
  const [checking, startCheck] = useBusy();
  return (
    <Notice
      action={
        <>
          <form action={pathname} method="post" onSubmit={start}>
            <Button pending={busy}>{say.payNow}</Button>
          </form>
          <form action={pathname} method="post" onSubmit={startCheck}>
            <Button name="intent" pending={checking} value="check" variant="secondary">
              {say.checkAgain}
            </Button>
          </form>
        </>
      }
      title={say.states.waiting.title}
    >
      <p className="figures text-2xl">{formatMoney(totals.total - credit)}</p>
      {reservedUntil && <p>{say.reservedUntil(reservedUntil)}</p>}
      <p className={lastTry ? undefined : "text-sm"}>
        {lastTry === undefined ? say.states.waiting.text : say.lastTry[lastTry]}
      </p>
      {/* Rendered from the start, so that nothing moves when the script runs. */}
      {lastTry === undefined && (
        <p className="text-sm noscript:hidden">{looking ? say.lookingAgain : say.lookedEnough}</p>
      )}
    </Notice>
  );
}
