import { href } from "react-router";
import { mergeMessages } from "../../texts/staff-merge.ts";
import { staffErasure } from "#app/office/erasure/texts/staff.ts";
import { LinkButton } from "#app/ui/button.tsx";

type RecordActsProps = { customerId: string; mayErase: boolean };

/** Actions of managers on a whole record. */
export function RecordActs({ customerId, mayErase }: RecordActsProps) {
  return (
    <>
      <LinkButton
        data-act="merge"
        to={href("/admin/customers/:customerId/merge", { customerId })}
        variant="secondary"
      >
        {mergeMessages.open}
      </LinkButton>
      {mayErase && (
        <LinkButton
          data-act="erase"
          to={href("/admin/customers/:customerId/erase", { customerId })}
          variant="secondary"
        >
          {staffErasure.open}
        </LinkButton>
      )}
    </>
  );
}
