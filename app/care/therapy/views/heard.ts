import { glanceMessages as say } from "../texts/shopper-today.ts";

type ToastText = { text: string; tone: "success" | "warning" };

/** The message after a logged dose, with warnings for its owner. */
export function sayLogged(message: string | undefined): ToastText {
  const text = [say.logged, ...(message ? [message] : [])].join(" ");
  return { text, tone: message ? "warning" : "success" };
}

/** The same on the page that it leads to: the history says only whether, and what should be heard. */
export function heardOf(state: unknown): ToastText | undefined {
  if (typeof state !== "object" || state === null || !("logged" in state)) return undefined;
  return sayLogged(typeof state.logged === "string" ? state.logged : undefined);
}
