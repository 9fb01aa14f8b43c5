import type { LegalNotice } from "#app/running/settings/rules/legal-notices.ts";
import { noticeMessages as say } from "./footer-texts.ts";

type NoticesProps = { notices: readonly LegalNotice[]; isSlim: boolean };

/** The notices of the law in every page's footer, and one sentence of them in the whole one. */
export function FooterNotices({ notices, isSlim }: NoticesProps) {
  return (
    <>
      {!isSlim && <p className="measure lg:mb-6">{say.brief}</p>}
      <details>
        <summary className="footer-fold" id="legal-notice">
          {say.legal}
        </summary>
        <dl className="gap-x-10 py-2 md:columns-2">
          {notices.map(({ title, text }) => (
            <div className="mb-5 break-inside-avoid" key={title}>
              <dt className="font-semibold text-ink">{title}</dt>
              <dd className="measure">{text}</dd>
            </div>
          ))}
        </dl>
      </details>
    </>
  );
}

export type OwnerProps = {
  siteName: string;
  year: number;
  /** The operator's name, address and registration; empty until the owner enters them. */
  owner: string;
};

export function FooterOwner({ siteName, year, owner }: OwnerProps) {
  return (
    <div className="lg:pt-6">
      <p>{say.copyright(year, siteName)}</p>
      {owner && <p>{owner}</p>}
      <p>{say.education}</p>
    </div>
  );
}
