import type { ShownReport } from "../views/show-reports.ts";

type ParcelReportsProps = {
  title: string;
  reports: readonly ShownReport[];
  /** Adds the courier's own words. */
  isForStaff?: boolean;
};

/** A parcel's reports, newest first. Renders nothing without reports. */
export function ParcelReports({ title, reports, isForStaff = false }: ParcelReportsProps) {
  if (reports.length === 0) return null;
  return (
    <section className="grid gap-2">
      <h3 className="font-text text-base font-semibold">{title}</h3>
      <ol className="grid gap-1.5">
        {reports.map(({ id, label, at, says }) => (
          <li className="wrap-anywhere" key={id}>
            {label}
            <span className="block text-sm text-ink-soft">
              {at}
              {isForStaff && says !== "" && ` · ${says}`}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
