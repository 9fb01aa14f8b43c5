import { Stethoscope } from "lucide-react";
import { Link, href } from "react-router";
import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { consultationMessages as say } from "../texts/shopper.ts";
import type { ShownDoctor } from "../views/show-doctor.ts";
import { DoctorCard } from "./doctor-card.tsx";

export const DOCTOR_GRID = "grid gap-4 md:gap-6";

export function DoctorList({ doctors }: { doctors: readonly ShownDoctor[] }) {
  return (
    <ul className={DOCTOR_GRID}>
      {doctors.map((doctor) => (
        <DoctorCard doctor={doctor} key={doctor.id} />
      ))}
    </ul>
  );
}

export function NoDoctors({ failed }: { failed: boolean }) {
  const again = (
    <LinkButton reloadDocument to={href("/consultation")}>
      {say.again}
    </LinkButton>
  );
  return (
    <EmptyState
      action={failed ? again : undefined}
      icon={<Stethoscope />}
      title={failed ? say.failed : say.none}
    >
      {failed ? (
        <p role="alert">{say.failedText}</p>
      ) : (
        <p>
          {say.noneText} <Link to={href("/assessment")}>{say.assessment}</Link>
        </p>
      )}
    </EmptyState>
  );
}
