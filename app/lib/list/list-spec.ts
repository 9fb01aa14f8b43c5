/** A value of a filter, as the address has it, and what people read. */
export type Choice = { value: string; label: string };

/** One of a few values. Without `choices` the page brings them, such as the categories there are. */
export type ChoiceFilter = {
  kind: "choice";
  name: string;
  label: string;
  choices?: readonly Choice[];
};

/** Calendar days in Manila, from and to, each of which may be left out. */
export type DatesFilter = { kind: "dates"; label: string; from: string; to: string };

export type ListFilter = ChoiceFilter | DatesFilter;

/** What a list of the back-office can be narrowed to and sorted by. Plain data, for both sides. */
export type ListSpec = {
  /** Names the list in saved views, in its cursors and in the cookie of its search. */
  key: string;
  /** What it lists: "order" and "orders". */
  one: string;
  many: string;
  /** A personal search finds people, so it stays out of the address and of saved views. */
  search?: { label: string; max: number; personal?: true };
  /** The filter whose choices are the tabs above the list; the first one is where it begins. */
  tabs?: ChoiceFilter & { choices: readonly [Choice, ...Choice[]] };
  filters?: readonly ListFilter[];
  /** The columns that can be sorted by. */
  sorts: readonly string[];
  /** How it begins; a minus stands for descending. */
  sort: string;
  /** Of tabs that begin in another order, by their value. */
  tabSorts?: Readonly<Record<string, string>>;
};

/** What a list is asked for. A filter that is not set is not in `filters`. */
export type ListQuery = {
  search: string;
  filters: Readonly<Record<string, string>>;
  sort: string;
};

/** The parameter of a list without any filter, where a default view would open otherwise. */
export const NO_VIEW = "view=all";
