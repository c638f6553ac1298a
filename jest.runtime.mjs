import { Script } from 'node:vm';
import JestRuntime from 'jest-runtime';

/** Modules that test files of this worker have loaded, by path. */
const loaded = new Map();

/** Compiles a module once for all test files of a worker: each compiled React and the toolkit again. */
export default class extends JestRuntime {
  constructor(...options) {
    super(...options);
    const { executor } = this; // Private: a later Jest may name it otherwise.
    const compileAlone = executor.compile.bind(executor);
    executor.compile = (source, filename) => {
      const head = `(function (${executor.injectedModuleParameters.join()}) {`;
      try {
        if (loaded.get(filename)?.source !== source) {
          const script = new Script(`${head}${source}\n})`, { filename, columnOffset: -head.length });
          loaded.set(filename, { source, script });
        }
        return loaded.get(filename).script.runInContext(executor.environment.getVmContext());
      } catch {
        // Jest reports a wrong syntax, and what is required after the end of a test.
        return compileAlone(source, filename);
      }
    };
  }
}
