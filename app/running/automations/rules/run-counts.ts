/** How many stand at each step of an automation; of those that ended, by the reason. */
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

/** Everybody who is in it now. */
export const inIt = ({ waiting, quiet, limit }: RunCounts): number => waiting + quiet + limit;
