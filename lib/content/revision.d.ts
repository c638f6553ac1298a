/** Written by watch-content while `next dev` runs; see there. */
declare module '*/content-revision.mjs' {
  const revision: number;
  export default revision;
}
