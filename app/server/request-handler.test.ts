import { expect, it } from "vitest";
import { mayBeOfStaff } from "./request-handler.server.ts";

it.each([
  "/admin",
  "/admin/",
  "/admin.data",
  "/admin/orders",
  "/admin/orders.data",
  "/Admin/orders",
  "//admin/orders",
  "/%61dmin/orders",
  "/adm%69n",
])("%s is compared with every route", (pathname) => {
  expect(mayBeOfStaff(pathname)).toBe(true);
});

it.each(["/", "/_root.data", "/admin-auth", "/administration", "/checkout", "/verify/a%20b"])(
  "%s is not of the back-office",
  (pathname) => {
    expect(mayBeOfStaff(pathname)).toBe(false);
  },
);
