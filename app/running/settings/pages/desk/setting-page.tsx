import { data } from "react-router";
import type { EditAnswer } from "#app/lib/edit.ts";
import { pageTitle } from "#app/lib/page-tags.ts";
import { redirectWithUndo } from "#app/running/audit/pages/desk/redirect-with-undo.server.ts";
import { SETTING_PAGES, categoriesOf } from "./setting-pages.ts";
import { submitSettingPage } from "./submit-setting-page.server.ts";
import { LogoForm } from "../../components/logo-form.tsx";
import { SettingForm } from "../../components/setting-form.tsx";
import { settingMessages as say } from "../../texts/staff.ts";
import { readFormTexts } from "#app/platform/http/forms.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { ConflictForm } from "#app/ui/conflict-form.tsx";
import { IntegrationCards } from "./integration-cards.tsx";
import { LacksApp } from "./lacks-app.tsx";
import { addressOf, settingPageAt } from "./setting-address.ts";
import { FailedSettings, SettingsFrame } from "./settings-frame.tsx";
import { showSettingPage } from "./setting-page.server.ts";
import { settingsUndo } from "../../undo/setting-group.server.ts";
import type { Route } from "./+types/setting-page.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  pageTitle(loaderData && SETTING_PAGES[loaderData.name].title, matches),
];

export const loader = ({ url, context }: Route.LoaderArgs) =>
  showSettingPage(context.get(requestContext).ctx, settingPageAt(url.pathname));

export async function action({ request, url, context }: Route.ActionArgs) {
  const served = context.get(requestContext);
  const name = settingPageAt(url.pathname);
  const address = addressOf(name);
  const sent = await readFormTexts(request);
  const saved = await submitSettingPage(served.ctx, name, sent);
  if (!saved.ok) return data<EditAnswer>(saved, { status: saved.status });
  const subject = { ...settingsUndo, id: categoriesOf(name) };
  return redirectWithUndo(served, address, say.saved, subject);
}

/** One form with one button, for General, Security and the other pages, chosen by the address. */
export default function SettingPage({ loaderData, actionData }: Route.ComponentProps) {
  const { name, values, history, mayWrite } = loaderData;
  return (
    <SettingsFrame
      {...SETTING_PAGES[name]}
      history={history}
      mayWrite={mayWrite}
      message={actionData?.message}
    >
      {loaderData.lacksFactor && mayWrite && <LacksApp />}
      {loaderData.integrations && <IntegrationCards cards={loaderData.integrations} />}
      {actionData?.conflict ? (
        <ConflictForm conflict={actionData.conflict} discardTo="" />
      ) : (
        <SettingForm
          action={addressOf(name)}
          errors={actionData?.errors}
          // The key gives each page its own form when one leads to the next.
          key={name}
          mayWrite={mayWrite}
          name={name}
          stored={values}
          typed={actionData?.values}
        />
      )}
      {loaderData.logo && <LogoForm image={loaderData.logo.image} mayWrite={mayWrite} />}
    </SettingsFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <FailedSettings error={error} />;
}
