import { Link, href } from "react-router";
import { contentAdminMessages as say } from "../texts/staff.ts";

export function BackToContent() {
  return (
    <Link
      className="mt-6 inline-flex min-h-11 items-center text-ink-soft underline-offset-4 hover:underline"
      to={href("/admin/content")}
    >
      ← {say.back}
    </Link>
  );
}
