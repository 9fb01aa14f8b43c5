import type { ReactNode } from "react";
import { cx } from "./cx.ts";

/** `className` gives it the final geometry of what it stands for, so nothing moves on arrival. */
export function Skeleton({ className }: { className: string }) {
  return (
    <span
      aria-hidden="true"
      className={cx("block animate-breathe rounded-small bg-line", className)}
    />
  );
}

/** Around the skeletons of one region; says once what is being waited for. */
export function Loading({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div aria-busy="true">
      <output className="sr-only">{label}</output>
      {children}
    </div>
  );
}
