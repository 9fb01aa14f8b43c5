import { data, Form, href, useNavigation } from "react-router";
import { unlisted } from "#app/lib/page-tags.ts";
import { takeFlash } from "#app/platform/http/flash.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Page, PageTitle } from "#app/ui/page.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import { WishForm } from "../../components/wish-form.tsx";
import { bookingMessages } from "../../texts/shopper-booking.ts";
import { waitlistMessages as say } from "../../texts/shopper-waitlist.ts";
import { showWaitlist, submitWaitlist, type ShownWaitlist } from "./waitlist-page.server.ts";
import type { Route } from "./+types/waitlist-page.ts";

export const meta: Route.MetaFunction = ({ matches }) => unlisted(say.pageTitle, matches);

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { ctx, env } = context.get(requestContext);
  const { searchParams } = url;
  const asked = { doctor: searchParams.get("doctor"), type: searchParams.get("type") };
  const { flash, headers } = takeFlash(request, env.appUrl);
  return data({ ...(await showWaitlist(ctx, asked)), flash: flash ?? null }, { headers });
}

export const action = ({ request, context }: Route.ActionArgs) =>
  submitWaitlist(context.get(requestContext), request);

export default function WaitlistPage({ loaderData, actionData }: Route.ComponentProps) {
  const { wishes, doctors, types, chosen, days, flash } = loaderData;
  const preset = { doctor: chosen.doctor ?? "any", type: chosen.type };
  return (
    <Page className="pb-20" width="text">
      <PageTitle
        actions={
          <LinkButton to={href("/consultation")} variant="secondary">
            {bookingMessages.back}
          </LinkButton>
        }
        lead={say.lead}
      >
        {say.pageTitle}
      </PageTitle>
      <div className="grid gap-10">
        {!actionData && flash && <Notice tone={flash.tone}>{flash.text}</Notice>}
        {wishes.length > 0 && <OwnWishes wishes={wishes} />}
        <WishForm
          chosen={preset}
          days={days}
          doctors={doctors}
          failure={actionData}
          key={wishes.length}
          types={types}
        />
      </div>
    </Page>
  );
}

function OwnWishes({ wishes }: Pick<ShownWaitlist, "wishes">) {
  const sent = useNavigation().formData?.get("wishId");
  return (
    <section className="grid gap-3">
      <h2 className="text-xl">{say.own}</h2>
      <ul className="grid gap-3">
        {wishes.map(({ id, what, when, offer }) => (
          <Card as="li" className="grid justify-items-start gap-3" key={id}>
            <div>
              <p className="font-semibold">{what}</p>
              <p className="text-ink-soft">{when}</p>
            </div>
            {offer && <p>{offer.text}</p>}
            <div className="flex flex-wrap gap-3">
              {offer && <LinkButton to={offer.to}>{say.see}</LinkButton>}
              <Form method="post">
                <input name="wishId" type="hidden" value={id} />
                <Button name="intent" pending={sent === id} value="leave" variant="secondary">
                  <span aria-hidden="true">{say.leave}</span>
                  <VisuallyHidden>{say.leaveOf(what)}</VisuallyHidden>
                </Button>
              </Form>
            </div>
          </Card>
        ))}
      </ul>
    </section>
  );
}
