import { EyeOff } from "lucide-react";
import { Badge } from "#app/ui/badge.tsx";
import { adminOrderMessages as say } from "../texts/staff.ts";

/** Marks an order whose mails and parcels name neither the shop nor a product. */
export function DiscreetBadge() {
  return (
    <Badge tone="info">
      <EyeOff aria-hidden="true" className="size-4" />
      {say.discreet}
    </Badge>
  );
}
