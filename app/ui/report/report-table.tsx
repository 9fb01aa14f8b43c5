import type { ReactNode } from "react";
import { cx } from "../cx.ts";
import { Table, Td, Th } from "../table.tsx";

export type ReportColumn = {
  label: string;
  /** Hidden on phones: the row's detail repeats it, or readers can do without. */
  isWide?: boolean;
};

export type ReportRow = {
  key: string;
  name: ReactNode;
  /** Shown below the name on phones, for columns that have no room. */
  detail?: string;
  cells: readonly string[];
  isPart?: boolean;
  isSum?: boolean;
};

type ReportTableProps = {
  title: string;
  of: string;
  columns: readonly ReportColumn[];
  rows: readonly ReportRow[];
};

const WIDE = "max-md:hidden";
/** Three columns of figures fit on a phone. */
const NARROW = "max-md:px-2";
const NARROW_HEAD = "max-md:px-2 max-md:whitespace-normal!";

export function ReportTable({ title, of, columns, rows }: ReportTableProps) {
  return (
    <section className="grid min-w-0 gap-2">
      <h2 className="text-lg font-semibold">{title}</h2>
      <Table caption={title} captionHidden density="dense">
        <thead>
          <tr>
            <Th className={NARROW_HEAD}>{of}</Th>
            {columns.map(({ label, isWide }) => (
              <Th className={cx(NARROW_HEAD, isWide && WIDE)} key={label} numeric>
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
