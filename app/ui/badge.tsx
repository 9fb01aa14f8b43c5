import type { ReactNode } from "react";
import { cx } from "./cx.ts";
import type { Tone } from "./tone.ts";

type BadgeProps = {
  tone?: Tone | undefined;
  /** `pill` is for pictures and headlines, `plain` for table rows. */
  look?: "pill" | "plain" | undefined;
  children: ReactNode;
};

const dots: Record<Tone, string> = {
  neutral: "bg-line-strong",
  info: "bg-info",
  success: "bg-success",
  warning: "bg-warning",
  error: "bg-error",
};

/** Color is never the only sign: the word carries the meaning, the dot helps the eye find it. */
export function Badge({ tone = "neutral", look = "pill", children }: BadgeProps) {
  return (
    <span className={cx("badge", look === "pill" && "badge-pill")}>
      <span aria-hidden="true" className={dots[tone]} />
      {children}
    </span>
  );
}
