/** Each box has its own name, `felt-nausea`. */
export const feltField = (name: string) => `felt-${name}`;

export const changeField = (name: string) => `change-${name}`;

/** The box for none of the signs and changes. */
export const NONE_FIELD = "none";
