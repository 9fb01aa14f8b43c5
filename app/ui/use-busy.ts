import { useEffect, useState } from "react";

/** For a form that leaves the page: busy from sending it until the page is left, or come back to. */
export function useBusy(): [busy: boolean, start: () => void] {
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    // The browser may bring the page back from its memory exactly as it was left.
    const wake = () => setBusy(false);
    window.addEventListener("pageshow", wake);
    return () => window.removeEventListener("pageshow", wake);
  }, []);
  return [busy, () => setBusy(true)];
}
