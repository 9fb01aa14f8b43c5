import type { BulkField } from "../../../rules/bulk-edits.ts";

/** The control that says what to do with a field; its value has the name of the field. */
export const opName = (field: BulkField) => `${field}_op`;
