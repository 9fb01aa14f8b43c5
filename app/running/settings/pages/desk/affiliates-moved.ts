import { href, redirect } from "react-router";

/** The settings of the affiliate programme stand with the programme; their old address leads there. */
export const loader = () => redirect(href("/admin/affiliates/settings"));
