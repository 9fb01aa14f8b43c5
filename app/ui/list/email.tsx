/** An address that, on a phone, breaks before its @. */
export function Email({ children: email }: { children: string }) {
  const [name, ...host] = email.split(/(?=@)/);
  return (
    <>
      {name}
      <wbr className="md:hidden" />
      {host}
    </>
  );
}
