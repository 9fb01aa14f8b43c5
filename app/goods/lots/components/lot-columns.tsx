import { Badge } from "#app/ui/badge.tsx";
import type { ListColumn } from "#app/ui/list/list-column.ts";
import type { Proof } from "../rules/lot-proof.ts";
import type { lotState } from "../rules/lot-state.ts";
import { resultMessages } from "../texts/staff-results.ts";
import { lotAdminMessages as say } from "../texts/staff.ts";
import { PROOF_TONES } from "./lot-proof.tsx";

type Row = {
  lotNumber: string;
  productName: string;
  expires: string;
  receivedUnits: number;
  packedUnits: number;
  state: ReturnType<typeof lotState>;
  proof: Proof;
};

const TONES = {
  waiting: "info",
  open: "success",
  closed: "neutral",
  over: "error",
  recalled: "error",
} as const;

export const lotColumns: readonly ListColumn<Row>[] = [
  {
    label: say.columns.lot,
    kind: "short",
    place: "title",
    sort: "number",
    cell: ({ lotNumber }) => lotNumber,
  },
  { label: say.columns.product, cell: ({ productName }) => productName },
  { label: say.columns.expires, kind: "date", sort: "expires", cell: ({ expires }) => expires },
  {
    label: say.columns.units,
    kind: "number",
    place: "wide",
    cell: ({ receivedUnits, packedUnits }) =>
      say.leftOf(receivedUnits - packedUnits, receivedUnits),
  },
  {
    label: say.state,
    place: "state",
    cell: ({ state }) => (
      <Badge look="plain" tone={TONES[state]}>
        {say.states[state]}
      </Badge>
    ),
  },
  {
    label: say.columns.proof,
    kind: "short",
    onPhone: true,
    cell: ({ proof }) => (
      <Badge look="plain" tone={PROOF_TONES[proof]}>
        {resultMessages.proofs[proof]}
      </Badge>
    ),
  },
];
