import { href } from "react-router";
import { ok, refuse } from "#app/lib/result.ts";
import { VERIFY_LIMIT } from "#app/fulfilment/vials/rules/look-ups.ts";
import { describeVial } from "#app/fulfilment/vials/queries/describe-vial.server.ts";
import { readCode, showCode } from "#app/fulfilment/vials/rules/vial-code.ts";
import { vialTexts as say } from "#app/fulfilment/vials/texts/shopper.ts";
import { operation, type Operation } from "#app/platform/records/operation.ts";
import { vialInput } from "../input.ts";
import { vialAnswer } from "../views/ucp-answers.ts";

/** The lab record behind the code of a vial. A program's look-up is not counted. */
export const vialRead = (appUrl: string): Operation =>
  operation({
    name: "vial.verify",
    says: "The batch and lab record of a vial, by the code on its label.",
    who: "anyone",
    limit: VERIFY_LIMIT,
    kind: "read",
    isRepeatable: true,
    input: vialInput,
    output: vialAnswer,
    async run(ctx, { code: typed }) {
      const read = readCode(typed);
      if (read.kind === "mistyped") return refuse("mistyped");
      if (read.kind === "no_code") return refuse("unknown_vial");
      const described = await describeVial(ctx, read.code);
      if (!described) return refuse("unknown_vial");
      const { vial, lot, warning } = described;
      return ok({
        code: showCode(read.code),
        product: vial.product,
        batch: lot.lotNumber,
        use_before: lot.expiresOn,
        record: say.states[lot.proof],
        warnings: [
          ...(warning ? [warning.title, ...warning.lines.filter(Boolean)] : []),
          ...(lot.demoNote === undefined ? [] : [lot.demoNote]),
          say.compare,
        ],
        checks: vial.lookups,
        page_url: new URL(href("/verify/:code", { code: read.code }), appUrl).href,
      });
    },
  });
