import type { ComponentProps, ReactNode } from "react";
import { Link } from "react-router";
import { cx } from "./cx.ts";

const widths = { page: "max-w-page", text: "max-w-[42rem]", form: "max-w-form" };

type PageProps = ComponentProps<"div"> & { width?: keyof typeof widths | undefined };

/** The centred column, 12 columns' worth of 1200 px at most, clear of a phone's notch. */
export function Page({ width = "page", className, ...div }: PageProps) {
  return <div {...div} className={cx("gutter mx-auto w-full", widths[width], className)} />;
}

type PageTitleProps = { children: ReactNode; lead?: ReactNode; actions?: ReactNode };

export function PageTitle({ children, lead, actions }: PageTitleProps) {
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 pt-7 pb-5 md:pt-16 md:pb-8">
      <div className="grid gap-2 md:gap-3">
        <h1 className="text-3xl wrap-anywhere">{children}</h1>
        {lead && <p className="measure text-lg text-ink-soft">{lead}</p>}
      </div>
      {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
    </header>
  );
}

type SectionProps = Omit<ComponentProps<"section">, "title"> & {
  title?: ReactNode;
  lead?: ReactNode;
  /** `roomy` breathes between the parts of a public page; `snug` stacks blocks of one task. */
  spacing?: "roomy" | "snug" | undefined;
};

export function Section({
  title,
  lead,
  spacing = "roomy",
  className,
  children,
  ...rest
}: SectionProps) {
  const roomy = spacing === "roomy";
  return (
    <section {...rest} className={cx(roomy ? "py-16 md:py-24" : "py-6", className)}>
      {title && (
        <div className={cx("grid gap-2", roomy ? "mb-8 md:mb-10" : "mb-4")}>
          <h2 className={roomy ? "text-3xl" : "text-xl"}>{title}</h2>
          {lead && <p className="measure text-lg text-ink-soft">{lead}</p>}
        </div>
      )}
      {children}
    </section>
  );
}

/** The way back from a page of the back-office, above its title. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link
      className="mt-4 inline-flex min-h-11 items-center wrap-anywhere text-ink-soft underline-offset-4 hover:underline"
      to={to}
    >
      <span aria-hidden="true">←&nbsp;</span>
      {children}
    </Link>
  );
}
