/** Errors of the course's fields, also used by a form that is sent later. */
export const courseErrors = {
  check: "Please check these:",
  notUnderstood: "We couldn’t read this form. Please open the page again.",
  product: "Choose a product from your orders.",
  day: "Enter a day, like 2026-11-21.",
  hour: "Choose an hour from the list.",
  amount: "Enter milligrams as a number, like 2.5.",
  vial: "Choose a vial from the list.",
  site: "Choose a site from the list.",
  felt: "Choose at least one.",
  dayAhead: "Choose today or an earlier day.",
} as const;
