import { useLocation } from "react-router";
import type { LastTry } from "#app/modules/payments/rules/last-try.ts";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { receiptMessages as say } from "../texts/shopper-receipt.ts";
import { useBusy } from "#app/ui/use-busy.ts";
import { useRefresh } from "#app/ui/use-refresh.ts";

type WaitForPaymentProps = { keptUntil: string | undefined; lastTry: LastTry };

/** The payment page has not told yet, or was never reached: the receipt looks again by itself. */
export function WaitForPayment({ keptUntil, lastTry }: WaitForPaymentProps) {
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
        {keptUntil && say.reservedUntil(keptUntil)}
      </p>
      {/* There from the start, so that nothing moves when the script runs. */}
      {lastTry === undefined && (
        <p className="noscript:hidden">{looking ? say.lookingAgain : say.lookedEnough}</p>
      )}
    </Notice>
  );
}
