/** The texts of a form, by the names of its fields. */
export type Texts = Readonly<Record<string, string>>;

/** One field of a form that changes a record, as people know it. */
export type EditField = {
  name: string;
  label: string;
  /** `long` has several lines, `tick` is a box that is ticked or not. A `file` is never compared. */
  kind?: "line" | "long" | "tick" | "file";
  /** What the values of a choice are called. */
  words?: Texts;
};

/** A field that says something else in the form than what is saved now. */
export type Difference = {
  name: string;
  label: string;
  kind: EditField["kind"];
  /** As people read them: the words of a choice, not its value. */
  yours: string;
  saved: string;
  /** Who changed it since the form was opened. Both: nobody but a person can decide. */
  changedBy: "you" | "others" | "both";
  /** What the person decided already, when the form comes back for want of another decision. */
  chosen: Side | undefined;
};

export type Side = "yours" | "saved";

/** What a form can't save, as the record was saved by somebody else after the form was opened. */
export type Conflict = {
  differences: Difference[];
  /** Everything that the form sent, to be sent again. */
  texts: Texts;
  /** Of what is saved now, for the form that decides. */
  version: string;
  base: string;
  /** Who saved it, and when; undefined where the log does not say. */
  change: { by: string; at: string } | undefined;
  /** The form came back without a decision for every field that needs one. */
  undecided: boolean;
};

/** What a page shows again of a form that saved nothing. */
export type EditAnswer = {
  values?: Texts;
  errors?: Texts;
  message?: string | undefined;
  /** Of a call that failed, as the log has it. */
  reference?: string | undefined;
  /** Somebody else saved the record meanwhile: both versions, to choose from. */
  conflict?: Conflict | undefined;
};

/** The name of the control that decides about a field. */
export const choiceOf = (name: string) => `choose.${name}`;

/** Whether two texts are the same to the person who typed them: browsers send lines with `\r\n`. */
export function sameText(one: string, other: string): boolean {
  return plain(one) === plain(other);
}

/** A text as it counts when texts are compared. */
export function plain(text: string): string {
  return text.replaceAll(/\r\n?/g, "\n").trim();
}

/** The record that a form changes, and the version of it that the form was filled in from. */
export type Edited = { id: string; version: number };

/** What a form can't save, as its record was removed after the form was opened. */
export type Removed = {
  removed: {
    /** What was typed, by the labels of its fields. */
    typed: readonly { label: string; text: string }[];
    /** The list that the record was in. */
    back: { to: string; label: string };
  };
};

/** Whether the data of an error is that. */
export function isRemoved(data: unknown): data is Removed {
  return typeof data === "object" && data !== null && "removed" in data;
}
