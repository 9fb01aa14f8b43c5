import { href } from "react-router";
import { campaignMessages as say } from "../../texts/staff-campaigns.ts";

type MailPreviewsProps = {
  campaignId: string;
  name: string;
  version: number;
};

/** The saved mail in three frames: as on a screen, as on a phone, and as plain text. */
export function MailPreviews({ campaignId, name, version }: MailPreviewsProps) {
  const page = href("/api/campaigns/:campaignId/preview", { campaignId });
  const frames = [
    ["wide", "w-full"],
    ["phone", "w-full max-w-[22.5rem]"],
    ["text", "w-full max-w-[22.5rem]"],
  ] as const;
  return (
    <section aria-labelledby="preview" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 className="text-xl" id="preview">
        {say.preview}
      </h2>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-[minmax(0,1fr)_auto_auto]">
        {frames.map(([kind, look]) => (
          <figure className="grid grid-cols-[minmax(0,1fr)] gap-1" key={kind}>
            <figcaption className="text-sm text-ink-soft">{say.previews[kind]}</figcaption>
            <iframe
              className={`h-140 rounded-card border border-line bg-surface ${look}`}
              sandbox="allow-same-origin"
              src={`${page}?v=${version}${kind === "text" ? "&as=text" : ""}`}
              title={say.previewOf(say.previews[kind], name)}
            />
          </figure>
        ))}
      </div>
    </section>
  );
}
