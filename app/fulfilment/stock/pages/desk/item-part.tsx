import type { ReactNode } from "react";

/** A titled part of the page of an item. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="grid min-w-0 gap-4">
      <h2 className="text-xl">{title}</h2>
      {children}
    </section>
  );
}
