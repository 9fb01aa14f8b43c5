import { TextAnchor } from "#app/ui/button.tsx";
import { parcelTexts as say } from "../texts/shopper-parcels.ts";
import type { ShownParcels } from "../views/show-parcels.ts";

/** Lists the parcels of an order with their contents, status and tracking link. */
export function ParcelList({ shown }: { shown: ShownParcels }) {
  return (
    <ol className="grid divide-y divide-line border-y border-line">
      {shown.sent.map(({ number, title, state, isCold, items, tracking }) => (
        <li className="grid gap-1 py-4" key={number}>
          <p className="flex flex-wrap items-baseline justify-between gap-x-4">
            <strong>{title}</strong>
            <span className="text-ink-soft">{state}</span>
          </p>
          <Items items={items} />
          {isCold && <p className="text-sm text-ink-soft">{say.cold}</p>}
          <p className="wrap-anywhere">
            {tracking ? (
              <Tracking {...tracking} />
            ) : (
              <span className="text-ink-soft">{say.noNumber}</span>
            )}
          </p>
        </li>
      ))}
      {shown.toCome.length > 0 && (
        <li className="grid gap-1 py-4">
          <p className="flex flex-wrap items-baseline justify-between gap-x-4">
            <strong>{shown.lastTitle}</strong>
            <span className="text-ink-soft">{say.toCome}</span>
          </p>
          <Items items={shown.toCome} />
        </li>
      )}
    </ol>
  );
}

function Items({ items }: { items: readonly string[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li className="break-words" key={item}>
          {item}
        </li>
      ))}
    </ul>
  );
}

type TrackingProps = { courier: string | undefined; number: string; url: string | null };

function Tracking({ courier, number, url }: TrackingProps) {
  return (
    <>
      {courier && <>{courier}, </>}
      {url?.startsWith("https://") ? (
        <TextAnchor className="figures" href={url} rel="noreferrer">
          {number}
        </TextAnchor>
      ) : (
        <span className="figures">{number}</span>
      )}
    </>
  );
}
