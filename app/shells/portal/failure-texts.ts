export const failureTexts = {
  user: "Failed to load user data",
  customer: "Failed to load customer data",
  orders: "Failed to fetch customer data",
  hint: "Nothing was changed or lost. Please load the page again.",
  again: "Try again",
} as const;
