import { Link, href } from "react-router";
import { Notice } from "#app/ui/notice.tsx";
import { settingMessages as say } from "../texts/staff.ts";

/** For the owner, above every page of the back-office, until what the law asks for is entered. */
export function MissingSettings({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <Notice announced={false} className="mt-4" title={say.missingTitle} tone="warning">
      <p>{say.missing(names)}</p>
      <p>
        <Link className="inline-flex min-h-11 items-center underline" to={href("/admin/settings")}>
          {say.missingLink}
        </Link>
      </p>
    </Notice>
  );
}
