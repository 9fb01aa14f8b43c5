import { data, href } from "react-router";
import { shopDay } from "#app/lib/dates.ts";
import { tagsOf } from "#app/lib/page-tags.ts";
import { sharePage } from "#app/platform/http/cache-hints.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { LinkButton, TextAnchor } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Page, PageTitle } from "#app/ui/page.tsx";
import { StillLife } from "#app/goods/catalog/components/still-life.tsx";
import type { PictureFile } from "#app/goods/catalog/views/picture-shapes.ts";
import { pictureFile } from "#app/goods/catalog/views/shown-picture.ts";
import { DoctorList, NoDoctors } from "../../components/doctor-list.tsx";
import { activeDoctors } from "../../queries/doctors.server.ts";
import { nextSlots } from "../../queries/next-slots.server.ts";
import type { TimeSpan } from "../../rules/free-slots.ts";
import { consultationMessages as say } from "../../texts/shopper.ts";
import { feeWords, momentWords } from "../../views/booking-words.ts";
import { showDoctor, type ShownDoctor } from "../../views/show-doctor.ts";
import type { Route } from "./+types/consultation-page.ts";

const PATH = href("/consultation");

export async function loader({ context }: Route.LoaderArgs) {
  const { ctx, env, page, log } = context.get(requestContext);
  const canonical = new URL(PATH, env.appUrl).href;
  try {
    const doctors = await activeDoctors(ctx.db);
    const ids = doctors.map(({ id }) => id);
    const { next, type, until } = await nextSlots(ctx, ids);
    sharePage(page, { shows: ["doctors"], until });
    const shown = doctors.map((doctor) => {
      const slots = next.get(doctor.id);
      return showDoctor(doctor, slots && type && hereOf(doctor.id, slots, type));
    });
    return data({ doctors: shown, canonical, picture: pictureFile("reading-doctor") });
  } catch (error) {
    // What to have at hand and what to do in an emergency is worth showing even without doctors.
    log.error({ err: error }, "the doctors could not be loaded");
    return data({ doctors: undefined, canonical, picture: undefined }, { status: 503 });
  }
}

function hereOf(
  doctorId: string,
  slots: readonly TimeSpan[],
  type: { slug: string; fee: number; currency: string },
) {
  const page = href("/consultation/:doctorId", { doctorId });
  const times = slots.map(({ startsAt }) => {
    const slot = { type: type.slug, day: shopDay(startsAt), at: startsAt.toISOString() };
    return { label: momentWords(startsAt), to: `${page}?${new URLSearchParams(slot)}` };
  });
  return { fee: feeWords(type), times };
}

export const meta: Route.MetaFunction = (page) => tagsOf(page, say.title, say.description);

export default function ConsultationPage({
  loaderData: { doctors, picture },
}: Route.ComponentProps) {
  return (
    <Page className="pb-20">
      <PageTitle lead={say.lead}>{say.title}</PageTitle>
      <div className="grid items-start gap-10 lg:grid-cols-[1fr_20rem]">
        <section aria-label={say.list}>
          <Doctors doctors={doctors} />
        </section>
        <BeforeYouBook picture={picture} />
      </div>
    </Page>
  );
}

function Doctors({ doctors }: { doctors: readonly ShownDoctor[] | undefined }) {
  if (!doctors) return <NoDoctors failed />;
  return doctors.length > 0 ? <DoctorList doctors={doctors} /> : <NoDoctors failed={false} />;
}

/** Facts about every doctor, beside the list: the fee, the channel, the license, the emergency. */
function BeforeYouBook({ picture }: { picture: PictureFile | undefined }) {
  return (
    <div className="grid gap-6 lg:sticky lg:top-24">
      {picture && (
        <StillLife
          className="rounded-card max-lg:hidden"
          file={picture}
          sizes="(min-width: 64rem) 20rem, 1px"
        />
      )}
      <Notice announced={false} title={say.fee}>
        <p>{say.feeText}</p>
      </Notice>
      <section className="grid gap-4">
        <h2 className="text-2xl">{say.how}</h2>
        <ol className="grid gap-4">
          {say.steps.map(({ title, text }, index) => (
            <li className="grid grid-cols-[2rem_1fr] gap-3" key={title}>
              <span
                aria-hidden="true"
                className="figures grid size-8 place-items-center rounded-pill bg-sea-soft text-sm font-semibold"
              >
                {index + 1}
              </span>
              <div>
                <h3 className="font-text text-base font-semibold">{title}</h3>
                <p className="text-ink-soft">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </section>
      <section className="grid gap-1">
        <h2 className="text-xl">{say.check}</h2>
        <p className="text-ink-soft">{say.checkText}</p>
        <p>
          <TextAnchor
            href="https://verification.prc.gov.ph/"
            rel="noopener noreferrer"
            target="_blank"
          >
            {say.checkLink}
          </TextAnchor>
        </p>
      </section>
      <Card className="grid gap-3" tint="sea">
        <h2 className="text-xl">{say.unsure}</h2>
        <p>{say.unsureText}</p>
        <div>
          <LinkButton to={href("/assessment")} variant="secondary">
            {say.assessment}
          </LinkButton>
        </div>
      </Card>
      <Notice announced={false} title={say.emergency} tone="warning">
        <p>{say.emergencyText}</p>
      </Notice>
    </div>
  );
}
