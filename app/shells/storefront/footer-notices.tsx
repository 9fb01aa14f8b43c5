import type { LegalNotice } from "#app/running/settings/rules/legal-notices.ts";
import { footerMessages as say } from "./texts.ts";

/** What the law and the owner have to say at the foot of each page. */
export function FooterNotices({ notices }: { notices: readonly LegalNotice[] }) {
  return (
    <section aria-labelledby="legal-notice">
      <h2 className="mb-4 font-text text-base font-semibold" id="legal-notice">
        {say.legal}
      </h2>
      <dl className="gap-x-10 text-sm md:columns-2">
        {notices.map(({ title, text }) => (
          <div className="mb-5 break-inside-avoid" key={title}>
            <dt className="font-semibold">{title}</dt>
            <dd className="measure text-ink-soft">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

export type OwnerProps = {
  siteName: string;
  year: number;
  /** Who runs the shop, by name, address and registration; empty while nobody has entered it. */
  owner: string;
};

export function FooterOwner({ siteName, year, owner }: OwnerProps) {
  return (
    <div>
      <p>{say.copyright(year, siteName)}</p>
      {owner && <p>{owner}</p>}
      <p>{say.education}</p>
    </div>
  );
}
