export const batchMessages = {
  title: "Create single-use codes",
  lead: "Each code works once. Export the codes as CSV from the list to hand them out.",
  add: "Create Single-use Codes",
  fields: {
    name: {
      label: "Batch name",
      hint: "For example, “Christmas cards 2026”. Search the list by this name to find the codes.",
    },
    prefix: {
      label: "Prefix",
      hint: "For example, XMAS. Eight random letters and digits follow.",
    },
    count: "Number of codes",
  },
  nameNeeded: "Enter a batch name of at most 60 characters.",
  prefixWrong: "Use at most 16 letters, digits, hyphens or underscores.",
  countWrong: "Enter a whole number from 1 to 1,000.",
  make: "Create Codes",
  made: (count: number, name: string) =>
    count === 1 ? `1 code in “${name}” is ready.` : `${count} codes in “${name}” are ready.`,
  taken: "A batch with this name already exists. Choose another name.",
  batch: (name: string) => `Batch “${name}”`,
  head: ["Code", "Batch", "Type", "Value", "Minimum", "Used", "Limit", "Status", "Starts", "Ends"],
} as const;
