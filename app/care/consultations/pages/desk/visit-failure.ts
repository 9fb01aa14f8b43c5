type Texts = Readonly<Record<string, string | undefined>>;

/** A form of a consultation that was refused, and what was typed into it. */
export type VisitFailure = { intent: string; errors: Texts; values: Texts };
