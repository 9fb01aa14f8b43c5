import type { EditField, Texts } from "#app/lib/edit.ts";
import { contentAdminMessages as say } from "../../texts/staff.ts";

export const documentFields: readonly EditField[] = [
  { name: "title", label: say.field.title },
  { name: "body", label: say.field.body, kind: "long" },
];

/** A version of a document as form texts; empty before the first version. */
export function documentTexts(version: { title: string; body: string } | undefined): Texts {
  return { title: version?.title ?? "", body: version?.body ?? "" };
}
