/** What came back of a form that was refused. */
export type MoveFailure = {
  intent: string;
  errors?: Record<string, string> | undefined;
  values: Record<string, string>;
};
