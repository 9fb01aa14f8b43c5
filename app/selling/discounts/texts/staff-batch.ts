export const batchMessages = {
  title: "Make single-use codes",
  lead: "Each code works once. Export them as CSV from the list and hand them out one by one.",
  add: "Single-use Codes",
  fields: {
    name: {
      label: "Name of the batch",
      hint: "Such as “Christmas cards 2026”. The list finds its codes by this name.",
    },
    prefix: {
      label: "Codes begin with",
      hint: "Such as XMAS. Eight random letters and digits follow.",
    },
    count: "How many",
  },
  nameNeeded: "Give the batch a name of at most 60 letters.",
  prefixWrong: "Use at most 16 letters, digits, hyphens or underscores.",
  countWrong: "Enter a whole number from 1 to 1,000.",
  make: "Make Codes",
  made: (count: number, name: string) =>
    count === 1 ? `One code of “${name}” is ready.` : `${count} codes of “${name}” are ready.`,
  taken: "There is a batch with this name already",
  batch: (name: string) => `Batch “${name}”`,
  head: ["Code", "Batch", "Type", "Value", "Minimum", "Used", "Limit", "Status", "Starts", "Ends"],
} as const;
