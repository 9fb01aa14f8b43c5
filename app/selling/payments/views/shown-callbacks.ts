export type ShownCallbacks = {
  name: string;
  /** Live or test, if the gateway reports it. */
  mode: string | undefined;
  address: string;
  /** The time of the last genuine callback. Undefined before the first. */
  last: string | undefined;
  /** One line per reason. */
  refused: string[];
};
