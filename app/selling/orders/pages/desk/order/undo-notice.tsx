import { useEffect, useState } from "react";
import { parcelMessages } from "../../../texts/staff-parcels.ts";
import { IntentButton, IntentForm } from "#app/ui/intent-form.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import type { StaffParcel } from "./show-order.server.ts";

const { undo: undoText } = parcelMessages;

const SECOND = 1_000;

type UndoNoticeProps = {
  undo: NonNullable<StaffParcel["undo"]>;
  number: number;
  isBuyerTold: boolean;
};

/** Keeps its place after the time is over, so that nothing below moves. */
export function UndoNotice({ undo, number, isBuyerTold }: UndoNoticeProps) {
  const isAlive = useHydrated();
  const seconds = useSecondsLeft(undo.leftMs);
  const { live, still } = isBuyerTold
    ? { live: undoText.mail, still: undoText.mailAt }
    : { live: undoText.left, still: undoText.leftUntil };
  if (isAlive && seconds === 0) {
    return (
      <Notice announced={false} title={undoText[undo.what]}>
        {isBuyerTold ? undoText.gone : undoText.over}
      </Notice>
    );
  }
  return (
    <Notice
      action={
        <IntentForm intent="undo-shipment">
          <input name="parcel" type="hidden" value={number} />
          <IntentButton variant="secondary">{undoText.submit}</IntentButton>
        </IntentForm>
      }
      title={undoText[undo.what]}
    >
      {/* Screen readers read the sentence once. The countdown is only visual. */}
      <span aria-hidden={isAlive}>{isAlive ? live(seconds) : still(undo.until)}</span>
    </Notice>
  );
}

/** Counts down from the server's value, since this computer's clock may be wrong. */
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
