import { cx } from "./cx.ts";

export type ButtonLook = {
  /** `primary` is for the one action a screen is about. */
  variant?: "primary" | "secondary" | "quiet" | "danger" | undefined;
  /** `compact` looks 36 px high in tables and toolbars, and is still 44 px to a finger. */
  size?: "compact" | "regular" | "large" | "icon" | undefined;
  wide?: boolean | undefined;
  className?: string | undefined;
};

const variants = {
  primary: "bg-accent text-on-accent hover:bg-accent-strong",
  secondary: "border border-line-strong bg-surface text-ink hover:border-ink hover:bg-sunken",
  quiet: "text-ink hover:bg-sunken",
  danger: "bg-error text-on-error hover:bg-error-strong",
};

const sizes = {
  compact: "min-h-9 min-w-9 px-3.5 text-sm after:absolute after:-inset-1",
  regular: "min-h-11 min-w-11 px-5 py-2 text-base",
  icon: "size-11",
  large: "min-h-13 px-7 py-3 text-lg",
};

/** For the rare element that has to look like a button without being one of ours. */
export function buttonLook({ variant = "primary", size = "regular", wide, className }: ButtonLook) {
  return cx(
    "relative inline-flex items-center justify-center gap-2 rounded-pill text-center leading-snug font-semibold transition-colors",
    "disabled:opacity-50 aria-busy:cursor-progress",
    variants[variant],
    sizes[size],
    wide && "w-full",
    className,
  );
}
