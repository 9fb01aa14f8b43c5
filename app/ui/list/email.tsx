import { Fragment } from "react";

/** An address that, on a phone, breaks before its @ or after a dot of the name. */
export function Email({ children: email }: { children: string }) {
  return email.split(/(?=@)|(?<=\.)(?=.*@)/).map((part, at) => (
    <Fragment key={at}>
      {at > 0 && <wbr className="md:hidden" />}
      {part}
    </Fragment>
  ));
}
