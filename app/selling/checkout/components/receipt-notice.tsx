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
    /** Staff made it, and its buyer agrees to the terms before it can be paid. */
    toAgree: { supervise: readonly string[] } | undefined;
  };
  /** What a form was answered. */
  answer?: AgreeAnswer | undefined;
  lastTry: LastTry;
  transfer: TransferView | undefined;
};

/** Where the order stands, and the next step. */
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
        total={receipt.totals.total}
        until={reservedUntil}
      />
    );
  }
  if (state === "waiting")
    return <WaitForPayment reservedUntil={reservedUntil} lastTry={lastTry} />;
  if (state === "unconfirmed") {
    return <ConfirmByMail mailbox={receipt.email} waits={say.states.unconfirmed} />;
  }
  const { title, text } = say.states[state];
  return (
    <Notice action={overStates.includes(state) && <OrderAgain />} title={title} tone={tones[state]}>
      <p>
        {text} {cash && (state === "cash" || state === "shipped") && say.cashReady(cash)}
      </p>
      {(state === "shipped" || state === "delivered") &&
        receipt.storage.map((line) => (
          <p className="wrap-anywhere" key={line}>
            {line}
          </p>
        ))}
      {receipt.moneyBack.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {endNote && <p className="break-words">{say.endNote(endNote)}</p>}
    </Notice>
  );
}

type ConfirmByMailProps = {
  mailbox: string;
  /** What waits for it. */
  waits: { title: string; text: string };
};

/** Something waits for its buyer to open the mail. */
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

/** One button, so that nobody has to search for the same things again. */
function OrderAgain() {
  return (
    <IntentForm intent="again">
      <IntentButton>{say.again.submit}</IntentButton>
    </IntentForm>
  );
}

type WaitForPaymentProps = { reservedUntil: string | undefined; lastTry: LastTry };

/** The payment page has not told yet, or was never reached: the receipt looks again by itself. */
function WaitForPayment({ reservedUntil, lastTry }: WaitForPaymentProps) {
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
      <p>
        {lastTry === undefined ? say.states.waiting.text : say.lastTry[lastTry]}{" "}
        {reservedUntil && say.reservedUntil(reservedUntil)}
      </p>
      {/* There from the start, so that nothing moves when the script runs. */}
      {lastTry === undefined && (
        <p className="noscript:hidden">{looking ? say.lookingAgain : say.lookedEnough}</p>
      )}
    </Notice>
  );
}
