import { useLocation } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { receiptMessages as say } from "../messages.ts";
import { useBusy } from "#app/ui/use-busy.ts";
import { useRefresh } from "#app/ui/use-refresh.ts";

/** The payment page has not told yet, or was never reached: the receipt looks again by itself. */
export function WaitForPayment({ keptUntil }: { keptUntil: string | undefined }) {
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
      {looking ? say.lookingAgain : say.states.waiting.text}{" "}
      {keptUntil && say.reservedUntil(keptUntil)}
    </Notice>
  );
}
