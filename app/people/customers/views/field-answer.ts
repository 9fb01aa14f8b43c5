/** What became of one field that was sent to be saved. */
export type FieldAnswer =
  | { shown: string }
  | { error: "odd_value" | "not_saved"; message: string }
  | { error: "changed_meanwhile"; theirs: string };
