import { useEffect, useState } from "react";
import type { Toast, ToastAction } from "./toast-message.ts";
import type { Tone } from "./tone.ts";

type ToastOptions = { tone?: Tone | undefined; action?: ToastAction | undefined };

/** Module state is safe here: only browsers raise toasts, so requests never share it. */
const waiting: Toast[] = [];
let wake: (() => void) | undefined;

/** Confirms what a person just did. Use a Notice for anything they must not miss. */
export function showToast(message: string, { tone = "neutral", action }: ToastOptions = {}): void {
  waiting.push({ message, tone, action });
  wake?.();
}

/** Place it once in the root layout. The first toast loads the library. */
export function ToastHost({ label }: { label: string }) {
  const [library, setLibrary] = useState<typeof import("./toaster.tsx")>();

  useEffect(() => {
    // After a failed load the toast keeps waiting, and the next toast tries again.
    const load = () => void import("./toaster.tsx").then(setLibrary, () => undefined);
    const raiseAll = () => waiting.splice(0).forEach((toast) => library?.raiseToast(toast));
    wake = library ? raiseAll : load;
    if (waiting.length > 0) wake();
    return () => (wake = undefined);
  }, [library]);

  return library ? <library.ToastList label={label} /> : null;
}
