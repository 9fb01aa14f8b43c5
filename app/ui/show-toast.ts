import type { Toast, ToastAction } from "./toast-message.ts";
import type { Tone } from "./tone.ts";

type ToastOptions = { tone?: Tone | undefined; action?: ToastAction | undefined };

const waiting: Toast[] = [];

/** Confirms what a person just did. Use a Notice for anything they must not miss. */
export function showToast(message: string, { tone = "neutral", action }: ToastOptions = {}): void {
  waiting.push({ message, tone, action });
  // After a failed load the message waits for the next one, which tries again.
  void import("./toaster.ts").then(
    ({ raiseToast }) => waiting.splice(0).forEach(raiseToast),
    () => undefined,
  );
}
