import { and, asc, eq } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import { products } from "../tables.server.ts";

export type RegulatedProducts = {
  /** The number of products on sale that are medicines or could be taken for one. */
  medicines: number;
  /** Products marked as registered, but without the number that proves it. */
  withoutNumber: string[];
  /** Products on sale that no authority registered. */
  notRegistered: string[];
  /** Medicines and unregistered products sold without asking for medical supervision. */
  unasked: string[];
};

/** The regulatory statements of the products on sale, by name. */
export async function regulatedProducts(db: Db): Promise<RegulatedProducts> {
  const { name, regulatoryStatus, registrationNo, clearance, kind, isActive } = products;
  const onSale = await db
    .select({ name, status: regulatoryStatus, number: registrationNo, clearance })
    .from(products)
    .where(and(isActive, eq(kind, "product")))
    .orderBy(asc(name));
  const named = (which: (product: (typeof onSale)[number]) => boolean) =>
    onSale.filter(which).map((product) => product.name);
  return {
    medicines: onSale.filter(({ status }) => status !== "not_a_medicine").length,
    withoutNumber: named(({ status, number }) => status === "registered" && !number?.trim()),
    notRegistered: named(
      ({ status }) => status === "investigational" || status === "not_registered",
    ),
    unasked: named(({ status, ...of }) => status !== "not_a_medicine" && of.clearance === "none"),
  };
}
