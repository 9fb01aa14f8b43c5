import type { ReactNode } from "react";
import { contentAdminMessages as say } from "../texts/staff.ts";

/** A preview is inserted above its form, so it takes the focus. */
export function PreviewBox({ children }: { children: ReactNode }) {
  return (
    <section
      aria-label={say.previewTitle}
      className="mt-4 grid gap-4 rounded-card border-2 border-dashed border-line-strong p-5 outline-none md:p-8"
      ref={(box) => box?.focus()}
      tabIndex={-1}
    >
      <p className="text-sm font-semibold text-ink-soft">{say.previewTitle}</p>
      {children}
    </section>
  );
}
