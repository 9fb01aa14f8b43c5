import { Stethoscope } from "lucide-react";
import { Link, href } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { may } from "#app/platform/access/may.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { PageTitle } from "#app/ui/page.tsx";
import { DoctorTable } from "../components/doctor-table.tsx";
import { listDoctors } from "../queries/doctors.server.ts";
import { photoAddress } from "../rules/photo-terms.ts";
import { initialsOf } from "../views/show-doctor.ts";
import { doctorAdminMessages as say } from "../texts/staff-doctors.ts";
import type { Route } from "./+types/doctors-page.ts";

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.title, matches)];

export async function loader({ context }: Route.LoaderArgs) {
  const { ctx } = context.get(requestContext);
  const all = await listDoctors(ctx.db);
  return {
    mayWrite: may(ctx.actor, "doctors:write"),
    active: all.filter(({ isActive }) => isActive).length,
    doctors: all.map(({ photoId, ...doctor }) => ({
      id: doctor.id,
      name: doctor.name,
      email: doctor.email,
      phone: doctor.phone,
      specialization: doctor.specialization,
      consultationUrl: doctor.consultationUrl,
      isActive: doctor.isActive,
      isDemo: doctor.isDemo,
      initials: initialsOf(doctor.name),
      photo: photoId ? { src: photoAddress(photoId), alt: "" } : undefined,
    })),
  };
}

export default function DoctorsPage({ loaderData }: Route.ComponentProps) {
  const { doctors, active, mayWrite } = loaderData;
  const add = mayWrite && <LinkButton to={href("/admin/doctors/new")}>{say.add}</LinkButton>;
  return (
    <>
      <PageTitle actions={add} lead={say.lead}>
        {say.title}
      </PageTitle>
      <dl className="mb-6 grid grid-cols-2 gap-4 sm:max-w-md">
        <Figure count={doctors.length} label={say.total} />
        <Figure count={active} label={say.active} />
      </dl>
      {doctors.length > 0 ? (
        <DoctorTable doctors={doctors} mayWrite={mayWrite} />
      ) : (
        <EmptyState icon={<Stethoscope />} title={say.none}>
          <p>{say.noneHint}</p>
        </EmptyState>
      )}
      <p className="mt-4">
        <Link
          className="inline-flex min-h-11 items-center underline underline-offset-4"
          to={href("/consultation")}
        >
          {say.see}
        </Link>
      </p>
    </>
  );
}

function Figure({ label, count }: { label: string; count: number }) {
  return (
    <Card className="flex flex-col-reverse">
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="figures font-display text-3xl">{count}</dd>
    </Card>
  );
}
