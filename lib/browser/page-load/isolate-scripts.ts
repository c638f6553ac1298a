/** Joins scripts into one in which a script that throws is reported on the console and the others still run. */
export function isolateScripts(scripts: readonly string[]): string {
  return scripts.map((script) => `try{${script}}catch(e){console.error(e)}`).join('');
}
