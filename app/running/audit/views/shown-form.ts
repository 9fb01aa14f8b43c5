import type { Texts } from "#app/lib/edit.ts";
import type { FormField } from "#app/lib/form-field.ts";
import type { ShownHistory } from "./shown-entry.ts";

/** What takes a record out of its list, or brings it back. */
export type ShownAct = {
  title: string;
  hint: string;
  button: string;
  /** Why it can't be done now. */
  blocked?: string | undefined;
};

/** The page of a record that a form changes; without `stored` it is a new one. */
export type ShownForm = {
  title: string;
  back: { to: string; label: string };
  fields: readonly FormField[];
  values: Texts;
  words: { save: string; check: string };
  stored:
    | undefined
    | {
        history: ShownHistory;
        removal: ShownAct | undefined;
        /** Bringing it back, while it is in the archive: it can't be changed then. */
        archived: ShownAct | undefined;
      };
};
