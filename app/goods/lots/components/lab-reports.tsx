import { ExternalLink } from "lucide-react";
import type { ReactNode } from "react";
import { href } from "react-router";
import { Badge } from "#app/ui/badge.tsx";
import { buttonLook } from "#app/ui/button-look.ts";
import { TextAnchor } from "#app/ui/button.tsx";
import { Unbroken } from "#app/ui/unbroken.tsx";
import { lotMessages as say } from "../texts/shopper.ts";
import type { ShownLot, ShownLots, ShownReport } from "../views/show-lots.ts";
import { WithdrawnReports } from "./withdrawn-reports.tsx";
import { ReportPicture } from "./report-picture.tsx";

/** The laboratory's results for the batch that ships now, or the notice that there is no report. */
export function LabReports({ lots }: { lots: ShownLots }) {
  const { current, earlier, texts } = lots;
  return (
    <div className="grid gap-10">
      {current.length === 0 && <Missing text={texts.noLotsText} title={texts.noLots} />}
      {current.map((lot) => (
        <Lot key={lot.id} lot={lot} texts={texts} />
      ))}
      <div className="grid gap-8 border-t border-line pt-8 @xl:grid-cols-[3fr_2fr]">
        <div className="measure grid content-start gap-3">
          <h3 className="font-text text-base font-semibold">{texts.howTo}</h3>
          <ol className="grid list-decimal gap-2 pl-5 marker:text-ink-soft">
            {texts.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <p>
            <TextAnchor className="text-accent" href={href("/verify")}>
              {say.verifyVial}
            </TextAnchor>
          </p>
        </div>
        <div className="measure grid content-start gap-3">
          <h3 className="font-text text-base font-semibold">{texts.meaning}</h3>
          <p>{texts.meaningText}</p>
        </div>
      </div>
      {earlier.length > 0 && <Earlier lots={earlier} />}
    </div>
  );
}

type LotProps = { lot: ShownLot; texts: ShownLots["texts"] };

function Lot({ lot, texts }: LotProps) {
  const { lotNumber, variant, madeOn, expiresOn, isDemo, report, withdrawn, tested } = lot;
  return (
    <section
      aria-label={say.lot(lotNumber)}
      className="grid items-start gap-x-10 gap-y-6 @xl:grid-cols-[16rem_1fr]"
    >
      {report?.picture ? (
        <ReportPicture lotNumber={lotNumber} report={report} />
      ) : (
        <div className="hidden @xl:block" />
      )}
      <div className="grid min-w-0 content-start gap-5 @xl:-col-end-1">
        <div className="grid gap-1">
          <p className="text-sm text-ink-soft">{say.shipsNow}</p>
          <h3 className="figures text-2xl">
            <Unbroken>{variant ? say.lotOf(lotNumber, variant) : say.lot(lotNumber)}</Unbroken>
          </h3>
          {isDemo && (
            <div className="mt-1 grid justify-items-start gap-1.5">
              <Badge tone="warning">{say.demo}</Badge>
              <p className="measure text-sm text-ink-soft">{texts.demoNote}</p>
            </div>
          )}
        </div>
        <dl className="grid grid-cols-2 gap-x-6 gap-y-4">
          {report?.purity && (
            <Fact label={say.purity}>
              <span className="font-display text-3xl">{report.purity}</span>
            </Fact>
          )}
          {report && (
            <Fact label={say.method}>
              <Unbroken>{report.method}</Unbroken>
            </Fact>
          )}
          {report && <Fact label={say.lab}>{report.labName}</Fact>}
          {report && <Fact label={say.reported}>{report.reportedOn}</Fact>}
          {madeOn && <Fact label={say.made}>{madeOn}</Fact>}
          <Fact label={say.expires}>{expiresOn}</Fact>
        </dl>
        <WithdrawnReports reports={withdrawn} />
        {report && tested && <p>{tested}</p>}
        {report ? (
          <ReportLinks report={report} />
        ) : (
          <Missing text={texts.noReportText} title={say.noReport(lotNumber)} />
        )}
      </div>
    </section>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid content-start gap-0.5">
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="figures break-words">{children}</dd>
    </div>
  );
}

function ReportLinks({ report }: { report: ShownReport }) {
  const { href, file, verify } = report;
  return (
    <p className="flex flex-wrap gap-3">
      {verify && (
        <a
          className={buttonLook({ variant: "primary" })}
          href={verify.href}
          rel="noopener noreferrer nofollow"
          target="_blank"
          title={say.verifyAt(verify.host)}
        >
          {say.verify}
          <ExternalLink aria-hidden="true" className="size-4" />
        </a>
      )}
      <a className={buttonLook({ variant: "secondary" })} href={href} target="_blank">
        {say.open(file)}
      </a>
    </p>
  );
}

function Missing({ title, text }: { title: string; text: string }) {
  return (
    <div className="measure rounded-card border border-dashed border-line-strong p-5">
      <p className="font-semibold">{title}</p>
      <p className="mt-1 text-ink-soft">{text}</p>
    </div>
  );
}

function Earlier({ lots }: { lots: readonly ShownLot[] }) {
  return (
    <details className="border-t border-line pt-4">
      <summary className="flex min-h-11 items-center font-semibold">{say.earlier}</summary>
      <ul className="grid gap-1">
        {lots.map(({ id, lotNumber, variant, recalled, report, withdrawn, failed }) => (
          <li className="grid justify-items-start gap-2" key={id}>
            {report ? (
              <TextAnchor className="figures text-accent" href={report.href} target="_blank">
                {variant ? say.lotOf(lotNumber, variant) : say.lot(lotNumber)}, {report.labName},{" "}
                {report.reportedOn}
              </TextAnchor>
            ) : (
              <span className="figures inline-flex min-h-11 items-center">
                {variant ? say.lotOf(lotNumber, variant) : say.lot(lotNumber)}
              </span>
            )}
            {recalled && (
              <p className="measure rounded-card bg-warning-soft px-4 py-3.5 font-semibold">
                {recalled}
              </p>
            )}
            {failed && (
              <div className="measure rounded-card bg-error-soft px-4 py-3.5">
                <p className="font-semibold">{failed.title}</p>
                <p className="figures">{failed.results}</p>
              </div>
            )}
            <WithdrawnReports reports={withdrawn} />
          </li>
        ))}
      </ul>
    </details>
  );
}
