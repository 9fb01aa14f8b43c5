/** Errors of the course's fields, also used by a form that is sent later. */
export const courseErrors = {
  check: "Please look at these:",
  notUnderstood: "This form could not be read. Please open the page again.",
  product: "Choose a product of your orders.",
  day: "Enter a day, such as 2026-11-21.",
  hour: "Choose an hour from the list.",
  amount: "Enter milligrams as a number, such as 2.5.",
  vial: "Choose a vial from the list.",
  site: "Choose a site from the list.",
  felt: "Choose at least one.",
  dayAhead: "Choose today or a day before.",
} as const;
