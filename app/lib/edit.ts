export type Texts = Readonly<Record<string, string>>;

export type EditField = {
  name: string;
  label: string;
  /** `long` is a text area, `tick` a checkbox. A `file` is never compared. */
  kind?: "line" | "long" | "tick" | "file";
  /** The label of each choice. */
  words?: Texts;
};

/** A field whose value in the form differs from the saved one. */
export type Difference = {
  name: string;
  label: string;
  kind: EditField["kind"];
  /** Values in words: a choice's label instead of its value. */
  yours: string;
  saved: string;
  /** Who changed the field since the form was opened. On `both`, a person has to decide. */
  changedBy: "you" | "others" | "both";
  /** The side already chosen, when the form is shown again because another field is undecided. */
  chosen: Side | undefined;
};

export type Side = "yours" | "saved";

/** The answer when another person saved the record after the form was opened. */
export type Conflict = {
  differences: Difference[];
  /** Every value of the form, so that it can be sent again. */
  texts: Texts;
  /** The saved record's version and values, for the next attempt. */
  version: string;
  base: string;
  /** Who saved the record, and when; undefined if the audit log does not say. */
  change: { by: string; at: string } | undefined;
  /** A field that needs a decision has none yet. */
  undecided: boolean;
};

export type EditAnswer = {
  values?: Texts;
  errors?: Texts;
  message?: string | undefined;
  reference?: string | undefined;
  /** Both versions, when another person saved the record in the meantime. */
  conflict?: Conflict | undefined;
};

export const choiceOf = (name: string) => `choose.${name}`;

/** Browsers send line breaks as `\r\n`, so texts are compared without that difference. */
export function sameText(one: string, other: string): boolean {
  return plain(one) === plain(other);
}

/** Normalizes a text for comparison. */
export function plain(text: string): string {
  return text.replaceAll(/\r\n?/g, "\n").trim();
}

/** A record and the version that the form was opened with. */
export type Edited = { id: string; version: number };

/** The answer when the record was removed after the form was opened. */
export type Removed = {
  removed: {
    typed: readonly { label: string; text: string }[];
    back: { to: string; label: string };
  };
};

export function isRemoved(data: unknown): data is Removed {
  return typeof data === "object" && data !== null && "removed" in data;
}
