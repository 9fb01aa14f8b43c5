export const discountMessages = {
  code: "Use 2 to 32 letters, digits, hyphens or underscores, and begin with a letter or digit.",
  percentage: "Enter a percentage above 0 and up to 100, with at most two decimals.",
  amount: "Enter an amount above zero.",
  limit: "Enter a whole number of at least 1.",
  period: "The end must be after the start.",
} as const;
