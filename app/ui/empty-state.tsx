import type { ReactNode } from "react";

type EmptyStateProps = {
  title: string;
  /** The heading it stands under decides: 2 directly below the page's title. */
  level?: 2 | 3 | undefined;
  icon?: ReactNode;
  /** In the icon's place. */
  picture?: ReactNode;
  /** One action, the next thing to do. */
  action?: ReactNode;
  children?: ReactNode;
};

export function EmptyState({ title, level = 2, icon, picture, action, children }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="flex flex-col items-center justify-center gap-2 rounded-card border border-line px-[min(1.5rem,7vw)] py-14 text-center">
      {picture && <div className="mb-3">{picture}</div>}
      {icon && !picture && (
        <span
          aria-hidden="true"
          className="mb-2 grid size-14 place-items-center rounded-pill bg-sunken text-ink-soft"
        >
          {icon}
        </span>
      )}
      <Heading className="text-xl">{title}</Heading>
      {children && <div className="measure text-ink-soft">{children}</div>}
      {action && <div className="mt-4">{action}</div>}
    </div>
  );
}
