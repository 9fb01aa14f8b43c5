/** A message longer than this is not read further: it is refused where it is accepted. */
export const LONGEST_MESSAGE = 2_000;
