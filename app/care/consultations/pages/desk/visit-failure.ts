type Texts = Readonly<Record<string, string | undefined>>;

/** A refused form of a consultation with the typed values. */
export type VisitFailure = { intent: string; errors: Texts; values: Texts };
