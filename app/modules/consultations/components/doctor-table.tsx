import { Link, href } from "react-router";
import { Badge } from "#app/ui/badge.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import { Table, Td, Th } from "#app/ui/table.tsx";
import { cx } from "#app/ui/cx.ts";
import { bookingAdminMessages as bookings } from "../texts/staff-bookings.ts";
import { doctorAdminMessages as say } from "../texts/staff-doctors.ts";
import type { ShownDoctor } from "../views/show-doctor.ts";
import { DoctorPhoto } from "./doctor-photo.tsx";

type Row = Pick<ShownDoctor, "id" | "name" | "specialization" | "initials" | "photo" | "isDemo"> & {
  email: string;
  phone: string | null;
  consultationUrl: string | null;
  isActive: boolean;
};

const link = "inline-flex min-h-11 items-center underline underline-offset-4";

export function DoctorTable({ doctors, mayWrite }: { doctors: readonly Row[]; mayWrite: boolean }) {
  const { columns } = say;
  return (
    <Table caption={say.list} captionHidden density="dense">
      <thead>
        <tr>
          <Th>{columns.doctor}</Th>
          <Th>{columns.specialization}</Th>
          <Th>{columns.contact}</Th>
          <Th>{columns.status}</Th>
          {mayWrite && <Th>{columns.actions}</Th>}
        </tr>
      </thead>
      <tbody>
        {doctors.map((doctor) => (
          <tr key={doctor.id}>
            <Th scope="row">
              <span className="flex items-center gap-3 text-left [&_img]:size-12 [&>span:first-child]:size-12 [&>span:first-child]:text-lg">
                <DoctorPhoto doctor={doctor} />
                <span className="min-w-0">
                  <span className="block">{doctor.name}</span>
                  <span className="block text-sm font-normal break-all text-ink-soft">
                    {doctor.email}
                  </span>
                  {doctor.isDemo && <Badge tone="warning">{say.demo}</Badge>}
                </span>
              </span>
            </Th>
            <Td>{doctor.specialization}</Td>
            <Td>
              {doctor.phone && <span className="figures block">{doctor.phone}</span>}
              {doctor.consultationUrl && (
                <a
                  aria-label={say.linkOf(doctor.name)}
                  className={link}
                  href={doctor.consultationUrl}
                  rel="noopener noreferrer"
                  target="_blank"
                >
                  {say.consultationLink}
                </a>
              )}
            </Td>
            <Td>
              <Badge look="plain" tone={doctor.isActive ? "success" : "neutral"}>
                {doctor.isActive ? say.isActive : say.isInactive}
              </Badge>
            </Td>
            {mayWrite && (
              <Td>
                <Actions doctor={doctor} />
              </Td>
            )}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function Actions({ doctor: { id: doctorId, name } }: { doctor: Row }) {
  return (
    <>
      <Link className={link} to={href("/admin/doctors/:doctorId", { doctorId })}>
        {say.editShort}
        <VisuallyHidden>{` ${name}`}</VisuallyHidden>
      </Link>{" "}
      <Link className={cx(link, "ml-3")} to={href("/admin/doctors/:doctorId/hours", { doctorId })}>
        {bookings.hoursShort}
        <VisuallyHidden>{` ${name}`}</VisuallyHidden>
      </Link>
    </>
  );
}
