import { Link } from "react-router";
import { contentAdminMessages as say } from "../texts/staff.ts";

type VersionLinksProps = {
  path: string;
  current: number | undefined;
  versions: readonly { version: number; day: string; note?: string | undefined }[];
};

/** All versions, newest first. Each can be read and reused as a draft. */
export function VersionLinks({ path, current, versions }: VersionLinksProps) {
  if (versions.length === 0) return null;
  return (
    <nav aria-label={say.versions}>
      <h2 className="font-text text-base font-semibold">{say.versions}</h2>
      <ul className="mt-2 border-t border-line">
        {versions.map(({ version, day, note }) => (
          <li className="border-b border-line" key={version}>
            <Link
              aria-current={version === current ? "page" : undefined}
              className="flex min-h-11 items-center justify-between gap-4 text-sm hover:underline aria-[current=page]:font-semibold"
              to={`${path}?version=${version}`}
            >
              <span>
                {say.showVersion(version)}
                {note && <span className="text-ink-soft"> · {note}</span>}
              </span>
              <span className="figures text-ink-soft">{day}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
