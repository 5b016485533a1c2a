// Filled in by the build.

declare const __VERSION__: string;

/** What is inside an .svg file, as text. */
declare module '*.svg?drawing' {
  const text: string;
  export default text;
}
