import { href } from "react-router";
import { RecordHistory } from "#app/running/audit/components/record-history.tsx";
import { pageTitle } from "#app/lib/page-tags.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { ConflictForm } from "#app/ui/conflict-form.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { BackLink, PageTitle } from "#app/ui/page.tsx";
import { DoctorForm, PhotoAgain } from "../../components/doctor-form.tsx";
import { RemoveDoctor } from "../../components/remove-doctor.tsx";
import { bookingAdminMessages as bookings } from "../../texts/staff-bookings.ts";
import { doctorAdminMessages as say } from "../../texts/staff-doctors.ts";
import { submitDoctor } from "./submit-doctor.server.ts";
import { showDoctorPage } from "./doctor-page.server.ts";
import type { Route } from "./+types/doctor-page.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  pageTitle(loaderData?.name ? say.editOf(loaderData.name) : say.add, matches),
];

export const loader = ({ params, context }: Route.LoaderArgs) =>
  showDoctorPage(context.get(requestContext).ctx, params.doctorId);

/** Revalidate after a refusal too, because bookings may have changed in the meantime. */
export const shouldRevalidate = () => true;

export const action = ({ request, params, context }: Route.ActionArgs) =>
  submitDoctor(request, context, params.doctorId);

export default function DoctorPage({ loaderData, actionData }: Route.ComponentProps) {
  const { id, name, hasPhoto, values, removal, history } = loaderData;
  return (
    <>
      <BackLink to={href("/admin/doctors")}>{say.back}</BackLink>
      <PageTitle actions={id && <HoursLink id={id} />}>
        {name ? say.editOf(name) : say.add}
      </PageTitle>
      {actionData?.message && <Notice title={actionData.message} tone="error" />}
      {actionData?.conflict ? (
        <ConflictForm
          conflict={actionData.conflict}
          discardTo=""
          encType="multipart/form-data"
          reloadDocument
        >
          {actionData.sentPhoto && <PhotoAgain />}
        </ConflictForm>
      ) : (
        <DoctorForm
          errors={actionData?.errors ?? {}}
          hasPhoto={hasPhoto}
          stored={values}
          typed={actionData?.values}
        />
      )}
      {history && <RecordHistory history={history} />}
      {name && removal && (
        <RemoveDoctor name={name} refused={actionData?.removal} removal={removal} />
      )}
    </>
  );
}

function HoursLink({ id }: { id: string }) {
  return (
    <LinkButton to={href("/admin/doctors/:doctorId/hours", { doctorId: id })} variant="secondary">
      {bookings.hoursLink}
    </LinkButton>
  );
}
