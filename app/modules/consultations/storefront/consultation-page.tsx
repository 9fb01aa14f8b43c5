import { data, href } from "react-router";
import { pageTags } from "#app/lib/page-tags.ts";
import { sharePage } from "#app/platform/http/cache-hints.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { Page, PageTitle } from "#app/ui/page.tsx";
import { BeforeYouBook } from "../components/before-you-book.tsx";
import { DoctorList, NoDoctors } from "../components/doctor-list.tsx";
import { consultationMessages as say } from "../texts/shopper.ts";
import { nextSlots } from "../queries/next-slots.server.ts";
import { activeDoctors } from "../queries/doctors.server.ts";
import { momentWords } from "../views/booking-words.ts";
import type { Taken } from "../rules/free-slots.ts";
import { showDoctor } from "../views/show-doctor.ts";
import type { ShownDoctor } from "../views/show-doctor.ts";
import type { Route } from "./+types/consultation-page.ts";

const PATH = href("/consultation");

export async function loader({ context }: Route.LoaderArgs) {
  const { ctx, env, page, log } = context.get(requestContext);
  const canonical = new URL(PATH, env.appUrl).href;
  try {
    const doctors = await activeDoctors(ctx.db);
    const ids = doctors.map(({ id }) => id);
    const { next, until } = await nextSlots(ctx, ids);
    sharePage(page, { shows: ["doctors"], until });
    const shown = doctors.map((doctor) => showDoctor(doctor, hereOf(next.get(doctor.id))));
    return data({ doctors: shown, canonical });
  } catch (error) {
    // What to have at hand, and what to do in an emergency, is worth showing all the same.
    log.error({ err: error }, "the doctors could not be loaded");
    return data({ doctors: undefined, canonical }, { status: 503 });
  }
}

function hereOf(found: { slot: Taken | undefined } | undefined) {
  return found && { next: found.slot && momentWords(found.slot.startsAt) };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageTags({
    ...matches[0].loaderData,
    title: say.title,
    text: say.description,
    url: loaderData.canonical,
  });

export default function ConsultationPage({ loaderData: { doctors } }: Route.ComponentProps) {
  return (
    <Page className="pb-20">
      <PageTitle lead={say.lead}>{say.title}</PageTitle>
      <div className="grid items-start gap-10 lg:grid-cols-[1fr_20rem]">
        <section aria-label={say.list}>
          <Doctors doctors={doctors} />
        </section>
        <BeforeYouBook />
      </div>
    </Page>
  );
}

function Doctors({ doctors }: { doctors: readonly ShownDoctor[] | undefined }) {
  if (!doctors) return <NoDoctors failed />;
  return doctors.length > 0 ? <DoctorList doctors={doctors} /> : <NoDoctors failed={false} />;
}
