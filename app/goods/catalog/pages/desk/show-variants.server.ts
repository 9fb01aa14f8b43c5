import { editable } from "#app/platform/edits/editable.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { orNotFound } from "#app/platform/http/request-context.server.ts";
import { levelStatesOf } from "../../queries/level-states.server.ts";
import { findVariantsOf } from "../../queries/staff-variants.server.ts";
import { pictureWords, variantTexts } from "./variant-fields.ts";

/** A product's variants page. 404 for an unknown product, or one that cannot have variants. */
export async function showVariantsOf({ db }: Ctx, productId: string) {
  const found = orNotFound(await findVariantsOf(db, productId));
  const levels = await levelStatesOf(db, productId);
  return {
    product: { id: found.id, name: found.name, isArchived: found.archivedAt !== null },
    isBare: found.variants.every(({ isActive }) => !isActive),
    known: found.variants.map(({ id, variantName, onHand, reserved }) => ({
      id,
      name: variantName,
      onHand,
      reserved,
      level: levels.find(({ variantId }) => variantId === id),
    })),
    pictures: pictureWords(found),
    values: editable(variantTexts(found), found.variantsVersion),
  };
}

export type KnownVariant = Awaited<ReturnType<typeof showVariantsOf>>["known"][number];
