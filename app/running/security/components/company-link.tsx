import { href } from "react-router";
import { buttonLook } from "#app/ui/button-look.ts";
import { companyMessages as say } from "../texts/staff-company.ts";

/** For staff; `isOnly` when their passwords are switched off. */
export function CompanyLink({ next, isOnly }: { next: string; isOnly: boolean }) {
  return (
    <div className="grid gap-3">
      <a
        className={buttonLook({ variant: "secondary", wide: true })}
        href={`${href("/auth/company")}?${new URLSearchParams({ next })}`}
      >
        {say.button}
      </a>
      {isOnly && <p className="text-sm text-ink-soft">{say.onlyWay}</p>}
    </div>
  );
}
