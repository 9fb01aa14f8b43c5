import { parseForm } from "#app/platform/http/forms.server.ts";
import { newPictureInput } from "../../input.ts";
import { productForm } from "./product-input.ts";

/** The texts of the form, and what the photo of a new one shows; only with a photo are words asked for. */
export function parseProduct(texts: Record<string, string>, hasPhoto: boolean) {
  const form = parseForm(productForm, texts);
  const words = hasPhoto ? parseForm(newPictureInput, texts) : NO_WORDS;
  if (form.ok && words.ok) return { ok: true as const, value: { ...form.value, ...words.value } };
  const errors = { ...(!form.ok && form.errors), ...(!words.ok && words.errors) };
  return { ok: false as const, values: texts, errors };
}

const NO_WORDS = { ok: true as const, value: { alt: "" } };
