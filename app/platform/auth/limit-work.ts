type Bounds = {
  atOnce: number;
  /** In progress and waiting together. */
  most: number;
  /** The error for one more. */
  refuse: () => Error;
};

/** Runs work in the order in which it arrives, a few at a time, and refuses it when too much waits. */
export function limitWork({ atOnce, most, refuse }: Bounds) {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running + waiting.length >= most) throw refuse();
    if (running >= atOnce) await new Promise<void>((begin) => waiting.push(begin));
    else running += 1;
    try {
      return await work();
    } finally {
      // The next one takes over this place, so no newcomer slips in between.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
