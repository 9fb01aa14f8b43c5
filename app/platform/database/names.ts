/** Tables and columns are named in snake case; the code names them in camel case. */
export const NAMES = { casing: "snake_case" } as const;
