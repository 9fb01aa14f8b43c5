import { Stethoscope } from "lucide-react";
import { href } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { may } from "#app/platform/access/may.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { loadWholeList } from "#app/platform/list/load-whole-list.server.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { FigureCards } from "#app/ui/figure-cards.tsx";
import { ListPage } from "#app/ui/list/list-page.tsx";
import { DoctorLinks, doctorColumns } from "../../components/doctor-columns.tsx";
import { listDoctors } from "../../queries/doctors.server.ts";
import { photoAddress } from "../../rules/photo-terms.ts";
import { doctorAdminMessages as say } from "../../texts/staff-doctors.ts";
import { choiceFilter, type ListSpec } from "#app/lib/list/list-spec.ts";
import { initialsOf } from "../../views/show-doctor.ts";
import type { Route } from "./+types/doctors-page.ts";

const doctorList: ListSpec = {
  key: "doctors",
  one: "doctor",
  many: "doctors",
  search: { label: say.search, max: 60 },
  filters: [
    choiceFilter("status", say.columns.status, { active: say.isActive, inactive: say.isInactive }, [
      "active",
      "inactive",
    ]),
  ],
  sorts: ["name", "specialization"],
  sort: "name",
};

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.title, matches)];

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const served = context.get(requestContext);
  const { db, actor } = served.ctx;
  const all = await listDoctors(db);
  const { list, rows } = await loadWholeList({ served, request, url }, doctorList, {
    rows: async () => all,
    sorts: { name: ({ name }) => name, specialization: ({ specialization }) => specialization },
    text: ({ name, email, specialization }) => `${name} ${email} ${specialization}`,
    isShown: ({ isActive }, { status }) => !status || (status === "active") === isActive,
  });
  return {
    list,
    mayWrite: may(actor, "doctors:write"),
    figures: [
      { label: say.total, value: String(all.length) },
      { label: say.active, value: String(all.filter(({ isActive }) => isActive).length) },
    ],
    rows: rows.map(({ photoId, ...doctor }) => ({
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
  const { mayWrite, figures } = loaderData;
  const add = mayWrite && <LinkButton to={href("/admin/doctors/new")}>{say.add}</LinkButton>;
  return (
    <ListPage
      {...loaderData}
      actions={
        <>
          <LinkButton to={href("/consultation")} variant="secondary">
            {say.see}
          </LinkButton>
          {add}
        </>
      }
      caption={say.list}
      columns={doctorColumns}
      empty={{ icon: <Stethoscope />, title: say.none, hint: say.noneHint, action: add }}
      lead={say.lead}
      renderActs={(doctor) =>
        (mayWrite || doctor.consultationUrl !== null) && (
          <DoctorLinks doctor={doctor} mayWrite={mayWrite} />
        )
      }
      rowOf={({ id, name }) => ({
        name,
        to: mayWrite ? href("/admin/doctors/:doctorId", { doctorId: id }) : undefined,
      })}
      spec={doctorList}
      title={say.title}
    >
      <FigureCards figures={figures} />
    </ListPage>
  );
}
