const BETWEEN =
  /[?!.;]+(?=\s|$)|\n|[,&+/]|\b(?:and|also|plus|n|at|saka|tapos|tas|ug|unya|kag|ken)\b/i;

const MOST_PARTS = 6;

/** "How much is it, and do you take COD?": what may each be a question; none if it is one alone. */
export function partsOfQuestion(message: string): string[] {
  const parts = message.split(BETWEEN).filter((part) => /\p{L}/u.test(part));
  return parts.length > 1 && parts.length <= MOST_PARTS ? parts : [];
}
