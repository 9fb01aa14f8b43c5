import { Link, href } from "react-router";
import { Page } from "#app/ui/page.tsx";
import { shellMessages as say } from "./texts.ts";
import { useShop } from "./use-shop.ts";

/** Shown above everything else, so that no visitor mistakes the demo for a real shop. */
export function DemoBar() {
  const mailbox = useShop()?.mailbox ?? false;
  return (
    <aside className="bg-warning-soft text-sm">
      <Page className="py-1.5 text-center">
        <p>
          {say.demo}{" "}
          {mailbox && (
            <Link
              className="whitespace-nowrap underline underline-offset-4"
              to={href("/demo/mailbox")}
            >
              {say.mailbox}
            </Link>
          )}
        </p>
      </Page>
    </aside>
  );
}
