import { useEffect, useState } from "react";
import { Form, useLocation, useNavigation } from "react-router";
import { parcelMessages } from "#app/modules/orders/texts/staff-parcels.ts";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import type { StaffOrder } from "./show-order.server.ts";

const say = parcelMessages.undo;
const SECOND = 1_000;

type UndoNoticeProps = { undo: NonNullable<StaffOrder["undo"]> };

/** Stands where it is when the time is over, so that nothing below it moves. */
export function UndoNotice({ undo }: UndoNoticeProps) {
  const { pathname } = useLocation();
  const isAlive = useHydrated();
  const seconds = useSecondsLeft(undo.leftMs);
  const pending = useNavigation().formData?.get("intent") === "undo-shipment";
  if (isAlive && seconds === 0) {
    return (
      <Notice announced={false} title={say[undo.what]}>
        {say.gone}
      </Notice>
    );
  }
  return (
    <Notice
      action={
        <Form action={pathname} method="post">
          <input name="intent" type="hidden" value="undo-shipment" />
          <Button pending={pending} variant="secondary">
            {say.submit}
          </Button>
        </Form>
      }
      title={say[undo.what]}
    >
      {/* The sentence is read out once; the figure that counts down is for the eye. */}
      <span aria-hidden={isAlive}>{isAlive ? say.mail(seconds) : say.mailAt(undo.until)}</span>
    </Notice>
  );
}

/** Counts from the server's figure, since the clock of this computer may be wrong. */
function useSecondsLeft(leftMs: number): number {
  const [seconds, setSeconds] = useState(Math.ceil(leftMs / SECOND));
  useEffect(() => {
    const over = performance.now() + leftMs;
    const tick = setInterval(() => {
      const left = Math.max(0, Math.ceil((over - performance.now()) / SECOND));
      setSeconds(left);
      if (left === 0) clearInterval(tick);
    }, 200);
    return () => clearInterval(tick);
  }, [leftMs]);
  return seconds;
}
