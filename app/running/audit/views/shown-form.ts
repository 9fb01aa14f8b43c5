import type { Texts } from "#app/lib/edit.ts";
import type { FormField } from "#app/lib/form-field.ts";
import type { ShownHistory } from "./shown-entry.ts";

/** Removes a record from its list, or restores it. */
export type ShownAct = {
  title: string;
  hint: string;
  button: string;
  /** Why it is not possible now. */
  blocked?: string | undefined;
};

/** The page of a record's form; without `stored` the record is new. */
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
        /** Restores an archived record, which cannot be edited. */
        archived: ShownAct | undefined;
      };
};
