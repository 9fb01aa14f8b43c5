import type { ReactNode } from "react";

/** A titled section of an item's page. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="grid min-w-0 gap-4">
      <h2 className="text-xl">{title}</h2>
      {children}
    </section>
  );
}
