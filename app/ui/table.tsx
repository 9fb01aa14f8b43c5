import type { ComponentProps, ReactNode } from "react";
import { cx } from "./cx.ts";

type TableProps = {
  caption: string;
  captionHidden?: boolean | undefined;
  /** Rows of 40 px for staff, of 52 px for customers. */
  density?: "dense" | "roomy" | undefined;
  children: ReactNode;
};

const densities = {
  dense: "text-sm [--cell:2.5rem] [&_a]:min-h-6 pointer-coarse:[&_a]:min-h-11",
  roomy: "text-base [--cell:3.25rem]",
};

/** Takes thead and tbody. Too wide for a phone, it scrolls inside a region the keyboard reaches. */
export function Table({ caption, captionHidden, density = "roomy", children }: TableProps) {
  return (
    <section
      aria-label={caption}
      className="relative max-w-full rounded-card border border-line bg-surface max-lg:overflow-x-auto"
      // Arrow keys scroll only what has the focus.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      <table
        className={cx(
          "w-full border-separate border-spacing-0 text-left [&_tbody_tr]:transition-colors [&_tbody_tr:hover]:bg-sunken [&_tbody_tr:last-child>*]:border-b-0",
          densities[density],
        )}
      >
        <caption
          className={captionHidden ? "sr-only" : "px-4 pt-4 pb-2 text-left text-lg font-semibold"}
        >
          {caption}
        </caption>
        {children}
      </table>
    </section>
  );
}

type CellProps = { numeric?: boolean | undefined };

const cell = "h-(--cell) border-b border-line px-4 py-1.5";

/**
 * The head stays in sight where the page scrolls and not the table; `--table-head-top` is the
 * height of whatever sticks above it.
 */
export function Th({ numeric, className, scope = "col", ...th }: ComponentProps<"th"> & CellProps) {
  const head =
    "bg-surface lg:sticky lg:top-(--table-head-top,0px) text-sm text-ink-soft first:rounded-tl-card last:rounded-tr-card";
  return (
    <th
      {...th}
      className={cx(
        cell,
        "font-semibold whitespace-nowrap",
        scope === "col" && head,
        numeric && "text-right",
        className,
      )}
      scope={scope}
    />
  );
}

export function Td({ numeric, className, ...td }: ComponentProps<"td"> & CellProps) {
  return (
    <td
      {...td}
      className={cx(cell, numeric && "figures text-right whitespace-nowrap", className)}
    />
  );
}
