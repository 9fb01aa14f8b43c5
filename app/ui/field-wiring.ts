import { createContext, useContext } from "react";

export type FieldWiring = {
  id: string;
  name: string;
  describedBy: string | undefined;
  invalid: boolean;
};

export const FieldContext = createContext<FieldWiring | null>(null);

/** The id of the control called `name`, so that a summary of errors can point at it. */
export function fieldId(name: string): string {
  return `field-${name}`;
}

type FieldParts = { hint?: unknown; error?: unknown };

/** What a listener hears after the label: first what is wrong, then the hint. */
export function describedBy(id: string, { hint, error }: FieldParts): string | undefined {
  const ids = [error ? `${id}-error` : "", hint ? `${id}-hint` : ""].filter(Boolean);
  return ids.length > 0 ? ids.join(" ") : undefined;
}

/** The attributes a control takes from the field around it; none when it stands alone. */
export function useFieldAttributes() {
  const field = useContext(FieldContext);
  if (!field) return {};
  return {
    id: field.id,
    name: field.name,
    "aria-describedby": field.describedBy,
    "aria-invalid": field.invalid || undefined,
  };
}
