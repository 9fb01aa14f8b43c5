/** The number of runs at each step of an automation; ended runs are counted by reason. */
export type RunCounts = {
  waiting: number;
  quiet: number;
  limit: number;
  sent: number;
  left: Readonly<Record<string, number>>;
  skipped: Readonly<Record<string, number>>;
};

export const NO_COUNTS: RunCounts = {
  waiting: 0,
  quiet: 0,
  limit: 0,
  sent: 0,
  left: {},
  skipped: {},
};

export const sumOf = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((sum, one) => sum + one, 0);

export const inIt = ({ waiting, quiet, limit }: RunCounts): number => waiting + quiet + limit;
