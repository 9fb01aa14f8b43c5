import type { EditField, Texts } from "#app/lib/edit.ts";
import { contentAdminMessages as say } from "../../texts/staff.ts";

/** What the form of a document can change. */
export const documentFields: readonly EditField[] = [
  { name: "title", label: say.field.title },
  { name: "body", label: say.field.body, kind: "long" },
];

/** A version of a document as its form shows it; empty where none was published yet. */
export function documentTexts(version: { title: string; body: string } | undefined): Texts {
  return { title: version?.title ?? "", body: version?.body ?? "" };
}
