import type { Conflict, Texts } from "#app/lib/edit.ts";

/** What became of a form of a doctor's hours. */
export type HoursAnswer =
  | { done: string }
  | { status: 404 }
  | {
      status: 400 | 403 | 409 | 422;
      intent?: "hours" | "day";
      values?: Texts;
      errors?: Texts;
      message?: string;
      conflict?: Conflict | undefined;
    };
