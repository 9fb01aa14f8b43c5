/** Of many single-use codes that are made at once. */
export const batchMessages = {
  title: "Make single-use codes",
  lead: "Each code works once. Export them as CSV from the list and hand them out one by one.",
  add: "Single-use Codes",
  name: "Name of the batch",
  nameHint: "Such as “Christmas cards 2026”. The list finds its codes by this name.",
  nameNeeded: "Give the batch a name of at most 60 letters.",
  prefix: "Codes begin with",
  prefixHint: "Such as XMAS. Eight random letters and digits follow.",
  prefixWrong: "Use at most 16 letters, digits, hyphens or underscores.",
  count: "How many",
  countWrong: "Enter a whole number from 1 to 1,000.",
  make: "Make Codes",
  made: (count: number, name: string) =>
    count === 1 ? `One code of “${name}” is ready.` : `${count} codes of “${name}” are ready.`,
  taken: "There is a batch with this name already",
  batch: (name: string) => `Batch “${name}”`,
  exportAll: "Export as CSV",
  head: ["Code", "Batch", "Type", "Value", "Minimum", "Used", "Limit", "Status", "Starts", "Ends"],
} as const;
