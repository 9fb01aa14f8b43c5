import { data, href } from "react-router";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { readFormTexts } from "#app/platform/http/forms.server.ts";
import { notFound, type RequestContext } from "#app/platform/http/request-context.server.ts";
import { entrustAssessment } from "../../commands/entrust-assessment.server.ts";
import { staffMessages as say } from "../../texts/staff.ts";

export async function submitClinician(served: RequestContext, request: Request, id: string) {
  const clinicianId = (await readFormTexts(request))["clinicianId"];
  if (clinicianId === undefined) return data({ message: say.notUnderstood }, { status: 400 });
  const done = await entrustAssessment(served.ctx, { id, clinicianId: clinicianId || null });
  if (!done.ok && done.reason === "not_found") throw notFound();
  if (!done.ok) {
    const message = done.reason === "no_clinician" ? say.noClinician : say.forbidden;
    return data({ message }, { status: 409 });
  }
  return redirectWithFlash(
    served,
    href("/admin/assessments/:assessmentId", { assessmentId: id }),
    say.entrusted,
  );
}
