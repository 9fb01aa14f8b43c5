import { href } from "react-router";
import { DoctorPhoto } from "#app/care/consultations/components/doctor-photo.tsx";
import type { ShownDoctor } from "#app/care/consultations/views/show-doctor.ts";
import type { ImprintLine } from "#app/running/settings/views/imprint.ts";
import { Card } from "#app/ui/card.tsx";
import { TextLink } from "#app/ui/button.tsx";
import type { StepList } from "./about-steps.ts";
import { helpMessages } from "./texts.ts";

const say = helpMessages.about;

type AboutTrustProps = {
  owner: readonly ImprintLine[];
  doctors: readonly ShownDoctor[];
  lists: readonly StepList[];
};

/** Who runs the shop and who advises its buyers, how parcels travel, and what to do about a bad one. */
export function AboutTrust({ owner, doctors, lists }: AboutTrustProps) {
  return (
    <div className="mt-12 grid gap-6">
      {owner.length > 0 && (
        <Card aria-labelledby="owner" as="section" padding="roomy">
          <h2 className="text-2xl" id="owner">
            {say.owner}
          </h2>
          <ImprintLines lines={owner} />
        </Card>
      )}
      {doctors.length > 0 && <Doctors doctors={doctors} />}
      {lists.length > 0 && (
        <div className="border-b border-line">
          {lists.map((list) => (
            <Steps key={list.id} {...list} />
          ))}
        </div>
      )}
    </div>
  );
}

export function ImprintLines({ lines }: { lines: readonly ImprintLine[] }) {
  return (
    <dl className="mt-3 grid gap-x-8 gap-y-2 sm:grid-cols-[auto_1fr]">
      {lines.map(({ label, text }) => (
        <div className="sm:contents" key={label}>
          <dt className="text-ink-soft max-sm:text-sm">{label}</dt>
          <dd className="wrap-anywhere">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

function Doctors({ doctors }: Pick<AboutTrustProps, "doctors">) {
  return (
    <Card aria-labelledby="doctors" as="section" padding="roomy">
      <h2 className="mb-4 text-2xl" id="doctors">
        {say.doctors}
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2">
        {doctors.map((doctor) => (
          <li className="grid grid-cols-[6rem_1fr] items-center gap-4" key={doctor.id}>
            <DoctorPhoto doctor={doctor} />
            <p>
              <span className="block font-semibold">{doctor.name}</span>
              <span className="text-ink-soft">{doctor.specialization}</span>
            </p>
          </li>
        ))}
      </ul>
      <TextLink className="mt-2" to={href("/consultation")}>
        {say.book}
      </TextLink>
    </Card>
  );
}

function Steps({ id, title, steps }: StepList) {
  return (
    <details className="border-t border-line" id={id}>
      <summary className="min-h-14 content-center">
        <h2 className="inline text-xl">{title}</h2>
      </summary>
      <div className="grid gap-3 pb-6">
        <ol className="grid list-decimal gap-3 pl-6 marker:text-ink-soft">
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <TextLink to={href("/shipping-returns")}>{say.shipping}</TextLink>
      </div>
    </details>
  );
}
