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
    before: (doctor) => <DoctorPhoto doctor={doctor} />,
    cell: ({ name }) => name,
    below: ({ isDemo }) => isDemo && <Badge tone="warning">{say.demo}</Badge>,
  },
  { label: columns.specialization, sort: "specialization", cell: (row) => row.specialization },
  {
    label: columns.contact,
    cell: ({ email, phone }) => (
      <>
        {email} {phone && <span className="figures text-ink-soft">{phone}</span>}
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
    <>
      {mayWrite && (
        <Link
          aria-label={`${bookings.hoursShort} ${name}`}
          className="list-choice"
          to={href("/admin/doctors/:doctorId/hours", { doctorId })}
        >
          {bookings.hoursShort}
        </Link>
      )}
      {consultationUrl && (
        <a
          aria-label={say.linkOf(name)}
          className="list-choice"
          href={consultationUrl}
          rel="noopener noreferrer"
          target="_blank"
        >
          {say.consultationLink}
        </a>
      )}
    </>
  );
}
