export type Choice = { value: string; label: string };

/** Choices that are only known at run time, such as categories, are passed by the page. */
export type ChoiceFilter = {
  kind: "choice";
  name: string;
  label: string;
  choices?: readonly Choice[];
};

type FixedChoice = ChoiceFilter & { choices: readonly [Choice, ...Choice[]] };

/** A filter with these values, as tabs or in a menu. */
export function choiceFilter<V extends string>(
  name: string,
  label: string,
  labels: Readonly<Record<NoInfer<V>, string>>,
  [first, ...others]: readonly [V, ...V[]],
): FixedChoice {
  const choice = (value: V): Choice => ({ value, label: labels[value] });
  return { kind: "choice", name, label, choices: [choice(first), ...others.map(choice)] };
}

/** Calendar days in Manila; either end may be missing. */
export type DatesFilter = { kind: "dates"; label: string; from: string; to: string };

export type ListFilter = ChoiceFilter | DatesFilter;

/** The filters and orders of a back-office list. Plain data, for browser and server. */
export type ListSpec = {
  /** Names the list in saved views, cursors and its search cookie. */
  key: string;
  /** The noun in singular and plural: "order" and "orders". */
  one: string;
  many: string;
  /** A personal search finds people, so it stays out of the address and of saved views. */
  search?: { label: string; max: number; personal?: true };
  /**
   * The filter whose choices are the tabs; the first choice is the default tab. Tabs that the side
   * menu lists too are shown only where the menu is closed.
   */
  tabs?: FixedChoice & { inMenu?: true };
  filters?: readonly ListFilter[];
  sorts: readonly string[];
  /** The default order; a minus means descending. */
  sort: string;
  /** Default orders of tabs that differ from `sort`, by tab value. */
  tabSorts?: Readonly<Record<string, string>>;
};

/** A list's query. Filters that are not set are missing from `filters`. */
export type ListQuery = {
  search: string;
  filters: Readonly<Record<string, string>>;
  sort: string;
};

/** Opens a list without any filter, instead of the default view. */
export const NO_VIEW = "view=all";
