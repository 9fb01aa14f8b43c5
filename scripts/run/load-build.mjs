/**
 * The server build, loaded with NODE_ENV=production whatever the setting says: React picks its
 * slow development half by that variable at the moment it is first loaded.
 */
export async function loadBuild() {
  const given = process.env.NODE_ENV;
  process.env.NODE_ENV = "production";
  try {
    return await import("../../build/server/index.js");
  } finally {
    if (given === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = given;
  }
}
