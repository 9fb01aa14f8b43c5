import { cx } from "./cx.ts";

export type ButtonLook = {
  /** `primary` is for the one action a screen is about. */
  variant?: "primary" | "secondary" | "quiet" | "danger" | undefined;
  /** `compact` looks 36 px high in tables and toolbars, and is still 44 px to a finger. */
  size?: "compact" | "regular" | "large" | "icon" | undefined;
  wide?: boolean | undefined;
  className?: string | undefined;
};

/** For the rare element that has to look like a button without being one of ours. */
export function buttonLook({ variant = "primary", size = "regular", wide, className }: ButtonLook) {
  return cx("button", `button-${variant}`, `button-${size}`, wide && "w-full", className);
}
