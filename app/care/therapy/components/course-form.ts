/** The refusal that a form of the course page shows. */
export type CourseAnswer = {
  intent: string;
  about: string;
  attempt: string;
  message: string;
  errors: Readonly<Record<string, string>>;
  values: Readonly<Record<string, string>>;
};

export type CourseAnswerProps = { answer: CourseAnswer | undefined };

const NONE: Pick<CourseAnswer, "errors" | "values"> = { errors: {}, values: {} };

/** The answer to this form, of this plan where the page has the form once for each. */
export function answerTo({ answer }: CourseAnswerProps, intent: string, about?: string) {
  if (answer?.intent !== intent) return NONE;
  return about === undefined || answer.about === about ? answer : NONE;
}
