export const noteMessages = {
  title: "From your clinician",
  by: (name: string) => `Written by ${name} after your visit`,
  next: (day: string) => `Your next visit should be around ${day}.`,
  again: "Your clinician would like to see you again before deciding.",
  book: "Book another consultation",
} as const;
