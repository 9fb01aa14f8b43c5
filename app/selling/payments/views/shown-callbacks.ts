/** How the callbacks of one provider arrive, as the owner reads it. */
export type ShownCallbacks = {
  name: string;
  /** Whether money moves, where the gateway says it. */
  mode: string | undefined;
  address: string;
  /** The last genuine one; undefined before the first. */
  last: string | undefined;
  /** A line for each reason. */
  refused: string[];
};
