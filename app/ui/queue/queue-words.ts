/** What every queue of the back-office says. */
export const queueWords = {
  left: (count: number) => (count === 1 ? "1 left" : `${count.toLocaleString("en")} left`),
  skip: "Skip",
} as const;
