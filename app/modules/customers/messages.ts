export const accountMessages = {
  invalidEmail: "Invalid email address",
  shortPassword: "Password must be at least 6 characters",
  longPassword: "Password must be at most 128 characters",
  wrongPassword: "Invalid email or password",
  unconfirmed: "Please check your email and click the confirmation link",
  unexpected: "An unexpected error occurred",
  welcomeBack: "Welcome back!",
  tooManyTries: (minutes: number) =>
    `Too many attempts for this address. Please try again in ${minutes} ${minutes === 1 ? "minute" : "minutes"}.`,
} as const;
