import { CopyButton } from "#app/ui/copy-button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { highlevelMessages as say } from "../texts/staff.ts";

/** The owner's steps in HighLevel, so that it reports contacts who unsubscribe. */
export function InboundGuide({ address }: { address: string }) {
  return (
    <section className="grid max-w-form grid-cols-[minmax(0,1fr)] gap-2">
      <h2 className="font-text text-xl">{say.inbound}</h2>
      <p className="measure">{say.inboundHint}</p>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span>{say.inboundAddress}:</span>
        <code className="wrap-anywhere">{address}</code>
        <CopyButton copied={say.copied} label={say.copy} text={address} what={say.inboundAddress} />
      </p>
    </section>
  );
}

/** Contacts of erased people that are still there. */
export function ErasedContacts({ waiting, left }: { waiting: number; left: readonly string[] }) {
  return (
    <>
      {waiting > 0 && <p>{say.erasedWaiting(waiting)}</p>}
      {left.length > 0 && (
        <Notice announced={false} title={say.erasedTitle} tone="warning">
          <p>{say.erasedHint}</p>
          <ul className="mt-1 list-disc pl-5">
            {left.map((remoteId) => (
              <li className="wrap-anywhere" key={remoteId}>
                <code>{remoteId}</code>
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  );
}
