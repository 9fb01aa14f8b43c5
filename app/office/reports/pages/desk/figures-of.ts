import type { ReportFigure } from "#app/ui/report/report-figures.tsx";

type FigureColumn<Sums> = Pick<ReportFigure, "label" | "definition" | "format"> & {
  of: keyof Sums;
};

export function figuresOf<Sums extends Record<keyof Sums, number | undefined>>(
  now: Sums,
  before: Sums | undefined,
  shown: readonly FigureColumn<Sums>[],
): ReportFigure[] {
  return shown.map(({ of, ...figure }) => ({ ...figure, now: now[of], before: before?.[of] }));
}
