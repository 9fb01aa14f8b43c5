import { data } from "react-router";
import type { EditAnswer, Texts } from "#app/lib/edit.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { may } from "#app/platform/access/may.ts";
import { productsById } from "../../queries/known-products.server.ts";
import { allCategories } from "../../queries/staff-categories.server.ts";
import { composeDescription, shortOf } from "../../rules/compose-description.ts";
import { REGULATORY_STATUSES, type ProductKind } from "../../rules/product-terms.ts";
import { variantName } from "../../rules/variants.ts";
import { writerMessages as say } from "../../texts/staff-writer.ts";
import { shownClaims, type ShownClaim } from "./shown-claims.ts";

/** A generated description that staff have not accepted yet. */
export type Draft = { description: string; short: string };

export type ProductAnswer = EditAnswer & {
  draft?: Draft;
  /** Undefined before staff check the texts. */
  claims?: ShownClaim[];
  notice?: string;
};

export const WRITER_INTENTS = ["write", "accept-draft", "discard-draft", "check"] as const;

/** The steps of writing a description. None of them saves anything. */
export async function submitWriter(
  { ctx }: RequestContext,
  sent: Texts,
  productId: string,
): Promise<ReturnType<typeof data<ProductAnswer>>> {
  const values: Texts = sent;
  if (!may(ctx.actor, "catalog:write"))
    return data({ values, message: say.failed }, { status: 403 });
  switch (sent["intent"]) {
    case "check":
      return data({ values, claims: shownClaims(values) });
    case "discard-draft":
      return data({ values, notice: say.discarded });
    case "accept-draft": {
      const accepted = {
        ...values,
        description: sent["draft_description"] ?? "",
        short_description: sent["draft_short"] ?? "",
      };
      return data({ values: accepted, claims: shownClaims(accepted), notice: say.accepted });
    }
    default: {
      if ((sent["name"] ?? "").trim() === "") {
        const errors = { name: say.nameNeeded };
        return data({ values, errors, message: say.nameNeeded }, { status: 422 });
      }
      const description = composeDescription(await factsOf(ctx.db, sent, productId));
      return data({ values, draft: { description, short: shortOf(description) } });
    }
  }
}

type VariantOptions = { option1Value: string; option2Value: string | null };
type Db = RequestContext["ctx"]["db"];

async function factsOf(db: Db, sent: Texts, productId: string) {
  const text = (name: string) => (sent[name] ?? "").trim();
  const lines = (name: string) => text(name).split(/\r?\n/);
  const [categories, [known]] = await Promise.all([
    allCategories(db),
    productsById(db, productId ? [productId] : []),
  ]);
  const [min, max] = [text("course_weeks_min"), text("course_weeks_max")].map(Number);
  return {
    name: text("name"),
    kind: kindOf(text("kind")),
    category: categories.find(({ id }) => id === text("category_id"))?.name ?? "",
    vial: text("vial"),
    variants: (known?.variants ?? []).filter(({ isActive }) => isActive).map(nameOf),
    status: REGULATORY_STATUSES.find((one) => one === text("regulatory_status")),
    registrationNo: text("registration_no"),
    clearance: CLEARANCES.find((one) => one === text("clearance")) ?? "acknowledge",
    weeks: min && max && min <= max ? { min, max } : undefined,
    howItWorks: text("how_it_works"),
    benefits: lines("benefits"),
    storage: text("storage"),
    contraindications: lines("contraindications"),
  };
}

const CLEARANCES = ["none", "acknowledge", "required"] as const;

const nameOf = ({ option1Value, option2Value }: VariantOptions) =>
  variantName(option1Value, option2Value);

const kindOf = (text: string): ProductKind =>
  text === "service" || text === "supply" ? text : "product";
