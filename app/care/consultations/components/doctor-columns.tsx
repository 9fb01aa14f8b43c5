import { Link, href } from "react-router";
import { Badge } from "#app/ui/badge.tsx";
import type { ListColumn } from "#app/ui/list/list-column.ts";
import { bookingAdminMessages as bookings } from "../texts/staff-bookings.ts";
import { doctorAdminMessages as say } from "../texts/staff-doctors.ts";
import type { ShownDoctor } from "../views/show-doctor.ts";
import { DoctorPhoto } from "./doctor-photo.tsx";

export type DoctorRow = Pick<
  ShownDoctor,
  "id" | "name" | "specialization" | "initials" | "photo" | "isDemo"
> & {
  email: string;
  phone: string | null;
  consultationUrl: string | null;
  isActive: boolean;
};

const { columns } = say;

export const doctorColumns: readonly ListColumn<DoctorRow>[] = [
  {
    label: columns.doctor,
    place: "title",
    sort: "name",
    before: (doctor) => (
      <span className="[&>*]:size-9 [&>span]:text-base">
        <DoctorPhoto doctor={doctor} />
      </span>
    ),
    cell: ({ name }) => name,
    below: ({ isDemo }) => isDemo && <Badge tone="warning">{say.demo}</Badge>,
  },
  { label: columns.specialization, sort: "specialization", cell: (row) => row.specialization },
  {
    label: columns.contact,
    cell: ({ email, phone }) => (
      <>
        <span className="block break-all">{email}</span>
        {phone && <span className="figures block text-ink-soft">{phone}</span>}
      </>
    ),
  },
  {
    label: columns.status,
    place: "state",
    cell: ({ isActive }) => (
      <Badge look="plain" tone={isActive ? "success" : "neutral"}>
        {isActive ? say.isActive : say.isInactive}
      </Badge>
    ),
  },
];

type DoctorLinksProps = { doctor: DoctorRow; mayWrite: boolean };

export function DoctorLinks({ doctor, mayWrite }: DoctorLinksProps) {
  const { id: doctorId, name, consultationUrl } = doctor;
  return (
    <span className="flex flex-wrap gap-x-4">
      {mayWrite && (
        <Link
          aria-label={`${bookings.hoursShort} ${name}`}
          className="list-act"
          to={href("/admin/doctors/:doctorId/hours", { doctorId })}
        >
          {bookings.hoursShort}
        </Link>
      )}
      {consultationUrl && (
        <a
          aria-label={say.linkOf(name)}
          className="list-act"
          href={consultationUrl}
          rel="noopener noreferrer"
          target="_blank"
        >
          {say.consultationLink}
        </a>
      )}
    </span>
  );
}
