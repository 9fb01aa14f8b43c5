/** A file of the project: its path from the root with slashes, and its text. */
export type SourceFile = { path: string; text: string };

/** What is wrong with a file, in a sentence that says where the code belongs. */
export type Problem = { path: string; message: string };

export const isCode = (path: string): boolean => /\.(?:ts|tsx|mjs)$/.test(path);

export const isTest = (path: string): boolean => /\.test\.(?:ts|tsx|mjs)$/.test(path);

export const isServerOnly = (path: string): boolean => /\.server\.tsx?$/.test(path);
