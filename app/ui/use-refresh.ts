import { useEffect, useState } from "react";
import { useRevalidator } from "react-router";

type Rhythm = { everySeconds: number; forSeconds: number };

/** Loads the page's data anew again and again for a while. True as long as it goes on, and before a script runs. */
export function useRefresh({ everySeconds, forSeconds }: Rhythm): boolean {
  const { revalidate } = useRevalidator();
  const [over, setOver] = useState(false);

  useEffect(() => {
    const again = setInterval(() => void revalidate(), everySeconds * 1_000);
    const enough = setTimeout(() => {
      clearInterval(again);
      setOver(true);
    }, forSeconds * 1_000);
    return () => {
      clearInterval(again);
      clearTimeout(enough);
    };
  }, [revalidate, everySeconds, forSeconds]);

  return !over;
}
