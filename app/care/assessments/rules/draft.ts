import { UNDER_AGE, type Answers } from "./questions.ts";

/** An assessment that is being answered. It is the browser's: the shop keeps none of it. */
export type Draft = {
  /** Of the row that it becomes if it is saved, so that saving twice makes one. */
  id: string;
  /** Who was signed in; nobody else at this browser is shown it. */
  owner: string | null;
  /** Somebody under 18 answered. Nothing else is stored then. */
  stopped: boolean;
  answers: SomeAnswers;
};

export type SomeAnswers = { [Q in keyof Answers]?: Answers[Q] | undefined };

/** What one screen says. */
export type StepAnswers = Omit<SomeAnswers, "ageGroup"> & {
  ageGroup?: Answers["ageGroup"] | typeof UNDER_AGE | undefined;
};

export function newDraft(id: string, owner: string | null): Draft {
  return { id, owner, stopped: false, answers: {} };
}

/** Adds the answers of one screen. The draft belongs to the person who is signed in while answering. */
export function withAnswers(draft: Draft, given: StepAnswers, reader: string | null): Draft {
  const owner = draft.owner ?? reader;
  const { ageGroup, ...others } = given;
  if (ageGroup === UNDER_AGE) return { ...newDraft(draft.id, owner), stopped: true };
  const answers = { ...draft.answers, ...others, ...(ageGroup && { ageGroup }) };
  return { id: draft.id, owner, stopped: false, answers };
}
