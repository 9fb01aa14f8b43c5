const BETWEEN =
  /[?!.;]+(?=\s|$)|\n|[,&+/]|\b(?:and|also|plus|n|at|saka|tapos|tas|ug|unya|kag|ken)\b/i;

const SENTENCE_END = /[?!.;]+(?=\s|$)|\n/;

const MOST_PARTS = 6;

/**
 * "How much is it, and do you take COD?": what may each be a question; none if it is one alone. A
 * story of many parts is split into its sentences.
 */
export function partsOfQuestion(message: string): string[] {
  const split = (between: RegExp) => message.split(between).filter((part) => /\p{L}/u.test(part));
  const parts = split(BETWEEN);
  const fewer = parts.length > MOST_PARTS ? split(SENTENCE_END) : parts;
  return fewer.length > 1 && fewer.length <= MOST_PARTS ? fewer : [];
}
