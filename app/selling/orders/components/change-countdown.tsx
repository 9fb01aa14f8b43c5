import { changeMessages as say } from "../texts/shopper.ts";
import type { ShownWindow } from "../views/show-window.ts";
import { useEffect, useState } from "react";
import { useRevalidator } from "react-router";

const MINUTE_MS = 60_000;

/**
 * Counts down from the server's number of minutes by the elapsed time, since the browser's clock
 * may be wrong. Reloads the page once at the end.
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

/** Shows the deadline. A screen reader reads the timer on reaching it, but not on every tick. */
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
