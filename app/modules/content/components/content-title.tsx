import { Link, href } from "react-router";
import { PageTitle } from "#app/ui/page.tsx";
import { contentAdminMessages as say } from "../texts/staff.ts";

/** Above every page that edits a text: the way back to the list, and what the page edits. */
export function ContentTitle({ children }: { children: string }) {
  return (
    <>
      <Link
        className="mt-6 inline-flex min-h-11 items-center text-ink-soft underline-offset-4 hover:underline"
        to={href("/admin/content")}
      >
        ← {say.back}
      </Link>
      <PageTitle>{children}</PageTitle>
    </>
  );
}
