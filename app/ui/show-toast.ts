import type { ToastAction } from "./toast-message.ts";
import type { Tone } from "./tone.ts";

type ToastOptions = { tone?: Tone | undefined; action?: ToastAction | undefined };

/** Confirms what a person just did. Use a Notice for anything they must not miss. */
export function showToast(message: string, { tone = "neutral", action }: ToastOptions = {}): void {
  void import("./toaster.ts").then(({ raiseToast }) => raiseToast({ message, tone, action }));
}
