import type { BulkField } from "../../../rules/bulk-edits.ts";

/** The control with a field's operation; the control with the value has the field's name. */
export const opName = (field: BulkField) => `${field}_op`;
