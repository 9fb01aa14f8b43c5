import { changeMessages as say } from "../texts/shopper.ts";
import type { ShownWindow } from "../views/show-window.ts";
import { useEffect, useState } from "react";
import { useRevalidator } from "react-router";

const MINUTE_MS = 60_000;

/**
 * Counts minutes down from what the server said, by the time that passes here: whatever the clock
 * of the browser shows. At the end the page is loaded anew, once.
 */
function useMinutesLeft(minutesLeft: number): number {
  const { revalidate } = useRevalidator();
  const [passed, setPassed] = useState(0);

  useEffect(() => {
    const begun = performance.now();
    const look = setInterval(() => {
      const minutes = Math.floor((performance.now() - begun) / MINUTE_MS);
      setPassed(minutes);
      if (minutes < minutesLeft) return;
      clearInterval(look);
      void revalidate();
    }, 5_000);
    return () => {
      clearInterval(look);
      setPassed(0);
    };
  }, [minutesLeft, revalidate]);

  return Math.max(1, minutesLeft - passed);
}

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
