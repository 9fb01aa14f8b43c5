import type { ReactNode } from "react";
import { cx } from "../cx.ts";
import { Table, Td, Th } from "../table.tsx";

export type ReportColumn = {
  label: string;
  /** On a phone there is no room for it: the row's detail says it, or nobody misses it. */
  isWide?: boolean;
};

export type ReportRow = {
  key: string;
  name: ReactNode;
  /** On a phone, below the name: what its columns have no room for. */
  detail?: string;
  /** A text for each column. */
  cells: readonly string[];
  /** A part of the row above it. */
  isPart?: boolean;
  /** The sum of the others. */
  isSum?: boolean;
};

type ReportTableProps = {
  title: string;
  /** What its rows are. */
  of: string;
  columns: readonly ReportColumn[];
  rows: readonly ReportRow[];
};

const WIDE = "max-md:hidden";
/** Three columns of figures fit on a phone. */
const NARROW = "max-md:px-2";

/** The figures of a report by something other than days. */
export function ReportTable({ title, of, columns, rows }: ReportTableProps) {
  return (
    <section className="grid min-w-0 gap-2">
      <h2 className="text-lg font-semibold">{title}</h2>
      <Table caption={title} captionHidden density="dense">
        <thead>
          <tr>
            <Th className={NARROW}>{of}</Th>
            {columns.map(({ label, isWide }) => (
              <Th className={cx(NARROW, isWide && WIDE)} key={label} numeric>
                {label}
              </Th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, detail, cells, isPart, isSum }) => (
            <tr className={cx(isSum && "font-semibold")} key={key}>
              <Th
                className={cx(NARROW, "py-2 whitespace-normal!", isPart && "pl-8! font-normal!")}
                scope="row"
              >
                {name}
                {detail && (
                  <span className="block font-normal text-ink-soft md:hidden">{detail}</span>
                )}
              </Th>
              {columns.map(({ label, isWide }, index) => (
                <Td className={cx(NARROW, isWide && WIDE)} key={label} numeric>
                  {cells[index]}
                </Td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  );
}
