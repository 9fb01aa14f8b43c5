import type { ReactNode } from "react";
import { cx } from "./cx.ts";

/** `className` sets the final geometry of the content, so nothing moves when it arrives. */
export function Skeleton({ className }: { className: string }) {
  return (
    <span
      aria-hidden="true"
      className={cx("block animate-breathe rounded-small bg-line", className)}
    />
  );
}

/** Wraps the skeletons of one region and announces once what is loading. */
export function Loading({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div aria-busy="true">
      <output className="sr-only">{label}</output>
      {children}
    </div>
  );
}
