import { parseForm } from "#app/platform/http/forms.server.ts";
import { newPictureInput } from "../../input.ts";
import { productForm } from "./product-input.ts";

/** The form's texts. A description of the photo is required only if there is one. */
export function parseProduct(texts: Record<string, string>, hasPhoto: boolean) {
  const form = parseForm(productForm, texts);
  const words = hasPhoto ? parseForm(newPictureInput, texts) : NO_WORDS;
  if (form.ok && words.ok) return { ok: true as const, value: { ...form.value, ...words.value } };
  const errors = { ...(!form.ok && form.errors), ...(!words.ok && words.errors) };
  return { ok: false as const, values: texts, errors };
}

const NO_WORDS = { ok: true as const, value: { alt: "" } };
