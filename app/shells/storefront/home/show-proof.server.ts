import { href } from "react-router";
import { newestProof } from "#app/goods/lots/queries/newest-report.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import type { Proof } from "./proof.tsx";
import { homeTexts } from "./texts.ts";

/**
 * The newest report of a lot shipped on this day, as large proof, with its product's page;
 * undefined if no report exists.
 */
export async function showProof(
  db: Db,
  today: string,
): Promise<{ proof: Proof; productId: string } | undefined> {
  const newest = await newestProof(db, today);
  if (!newest) return undefined;
  const { lotNumber, product, report, ...shown } = newest;
  const { title, lead, ...say } = homeTexts.proof;
  const facts = [
    { label: say.lab, value: report.labName },
    { label: say.method, value: report.method },
    { label: say.reported, value: report.reportedOn },
  ];
  return {
    productId: product.id,
    proof: {
      ...shown,
      title,
      lead,
      lot: say.lot(lotNumber, product.name),
      purity: report.purity ? { label: say.purity, value: report.purity } : undefined,
      facts,
      product: { to: href("/product/:id", { id: product.slug }), text: say.see(product.name) },
    },
  };
}
