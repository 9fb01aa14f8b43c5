import { Card } from "#app/ui/card.tsx";
import { Loading, Skeleton } from "#app/ui/skeleton.tsx";
import { consultationMessages as say } from "../texts/shopper.ts";
import { DOCTOR_GRID } from "./doctor-list.tsx";

/** While the doctors are on their way from another page. */
export function DoctorsSkeleton() {
  return (
    <Loading label={say.loading}>
      <ul className={DOCTOR_GRID}>
        {[1, 2, 3].map((place) => (
          <Card as="li" className="grid gap-5 sm:grid-cols-[6rem_1fr]" key={place} padding="roomy">
            <Skeleton className="size-24 rounded-card" />
            <div className="grid gap-4">
              <Skeleton className="h-8 w-2/3" />
              <Skeleton className="h-16" />
              <Skeleton className="h-11 w-48 rounded-pill" />
            </div>
          </Card>
        ))}
      </ul>
    </Loading>
  );
}
