import { useEffect, useState } from "react";
import type { Toast, ToastAction } from "./toast-message.ts";
import type { Tone } from "./tone.ts";

type ToastOptions = { tone?: Tone | undefined; action?: ToastAction | undefined };

/** Only browsers raise toasts: nothing here is shared between two people's requests. */
const waiting: Toast[] = [];
let wake: (() => void) | undefined;

/** Confirms what a person just did. What must not be missed belongs in a Notice. */
export function showToast(message: string, { tone = "neutral", action }: ToastOptions = {}): void {
  waiting.push({ message, tone, action });
  wake?.();
}

/** Once in the root layout; costs nothing until the first toast, which loads the library. */
export function ToastHost({ label }: { label: string }) {
  const [library, setLibrary] = useState<typeof import("./toaster.tsx")>();

  useEffect(() => {
    // A failed load leaves the toast waiting, and the next one tries again.
    const load = () => void import("./toaster.tsx").then(setLibrary, () => undefined);
    const raiseAll = () => waiting.splice(0).forEach((toast) => library?.raiseToast(toast));
    wake = library ? raiseAll : load;
    if (waiting.length > 0) wake();
    return () => (wake = undefined);
  }, [library]);

  return library ? <library.ToastList label={label} /> : null;
}
