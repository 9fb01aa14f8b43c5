// Without drizzle-kit's defineConfig: the package is installed below tools/packages alone.
export default {
  dialect: "postgresql",
  schema: ["./app/**/tables.server.ts", "./app/*/*/tables/*.server.ts"],
  out: "./db/migrations",
  casing: "snake_case",
};
