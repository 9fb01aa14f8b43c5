/**
 * Repeats a piece of clean-up until one comes back short, so that no statement holds many rows for
 * long. Answers how many there were. `work` must make progress, or it would never end.
 */
export async function inBatches(
  size: number,
  work: (size: number) => Promise<number>,
): Promise<number> {
  let total = 0;
  for (;;) {
    const done = await work(size);
    total += done;
    if (done < size) return total;
  }
}
