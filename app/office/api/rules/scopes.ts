/** Beside the operations: orders then name their recipients. */
export const RECIPIENTS = "orders:personal";
