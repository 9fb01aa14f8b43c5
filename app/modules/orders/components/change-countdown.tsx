import { changeMessages as say } from "../texts/shopper.ts";
import type { ShownWindow } from "../views/show-window.ts";
import { useMinutesLeft } from "./use-minutes-left.ts";

/** Until when. A timer is read when one comes to it, and says nothing by itself as it runs. */
export function ChangeCountdown({ until, minutesLeft }: ShownWindow) {
  const left = useMinutesLeft(minutesLeft);
  return (
    <p>
      {say.until(until)}{" "}
      <span className="figures whitespace-nowrap" role="timer">
        {say.left(left)}
      </span>
      . {say.after}
    </p>
  );
}
