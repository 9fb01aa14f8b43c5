import { UNDER_AGE, type Answers } from "./questions.ts";

/** An unfinished assessment. It is stored only in the browser. */
export type Draft = {
  /** The id of the row if it is saved, so that saving twice makes one. */
  id: string;
  /** The user who was signed in. No one else at this browser sees the draft. */
  owner: string | null;
  /** The visitor is under 18. Nothing else is stored then. */
  stopped: boolean;
  answers: SomeAnswers;
};

export type SomeAnswers = { [Q in keyof Answers]?: Answers[Q] | undefined };

export type StepAnswers = Omit<SomeAnswers, "ageGroup"> & {
  ageGroup?: Answers["ageGroup"] | typeof UNDER_AGE | undefined;
};

export function newDraft(id: string, owner: string | null): Draft {
  return { id, owner, stopped: false, answers: {} };
}

/**
 * Adds the answers of one screen. The draft belongs to the person who is signed in while answering.
 */
export function withAnswers(draft: Draft, given: StepAnswers, reader: string | null): Draft {
  const owner = draft.owner ?? reader;
  const { ageGroup, ...others } = given;
  if (ageGroup === UNDER_AGE) return { ...newDraft(draft.id, owner), stopped: true };
  const answers = { ...draft.answers, ...others, ...(ageGroup && { ageGroup }) };
  return { id: draft.id, owner, stopped: false, answers };
}
