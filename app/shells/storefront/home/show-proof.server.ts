import { href } from "react-router";
import { lotMessages } from "#app/goods/lots/texts/shopper.ts";
import { newestReport } from "#app/goods/lots/queries/newest-report.server.ts";
import { showReport } from "#app/goods/lots/views/show-lots.ts";
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
  const found = await newestReport(db, today);
  if (!found) return undefined;
  const { lotNumber, isDemo, product } = found;
  const report = showReport(found.report);
  if (!report.picture) return undefined;
  const { title, lead, ...say } = homeTexts.proof;
  const facts = [
    { label: say.lab, value: report.labName },
    { label: say.method, value: report.method },
    { label: say.reported, value: report.reportedOn },
  ];
  return {
    productId: product.id,
    proof: {
      title,
      lead,
      lot: say.lot(lotNumber, product.name),
      demo: isDemo ? lotMessages.demo : undefined,
      purity: report.purity ? { label: say.purity, value: report.purity } : undefined,
      facts,
      picture: {
        ...report.picture,
        src: report.href,
        alt: lotMessages.pictureAlt(lotNumber, report.labName),
      },
      open: lotMessages.open(report.file),
      product: { to: href("/product/:id", { id: product.slug }), text: say.see(product.name) },
    },
  };
}
