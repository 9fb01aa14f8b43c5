/** `usageLimit` as forms and tables spell it: `usage_limit`. */
export const snakeCase = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

type CamelCase<Name extends string> = Name extends `${infer First}_${infer Rest}`
  ? `${First}${Capitalize<CamelCase<Rest>>}`
  : Name;

/** The values of a form by the names that the code uses: `usage_limit` becomes `usageLimit`. */
export function camelKeys<Form extends object>(form: Form) {
  const entries = Object.entries(form).map(([name, value]) => [
    name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
    value,
  ]);
  return Object.fromEntries(entries) as {
    [Name in keyof Form as CamelCase<Name & string>]: Form[Name];
  };
}
