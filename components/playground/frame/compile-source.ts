import {
  checkSchema,
  compileEidos,
  createRules,
  type ControllerOptions,
  type Eidos,
  type HintsByPointer,
} from 'eidos';
import type { CompiledMessage, ScreenMessage } from '../../mdx/live-code/frame/protocol';
import { evaluateZod } from './evaluate-zod';

/** A schema that compiled, and what else checks its data. */
export interface Compiled {
  readonly eidos: Eidos;
  readonly rules: ControllerOptions<unknown>['rules'];
}

type Entered = Readonly<Record<string, string>>;

type Source = Pick<ScreenMessage, 'language' | 'schema' | 'hints'>;
type Report = Pick<CompiledMessage, 'problems' | 'jsonSchema' | 'failure'>;

/** Compiles what the reader wrote; without `compiled` when it has errors. */
export function compileSource(source: Source): { readonly compiled?: Compiled; readonly report: Report } {
  try {
    const { language, schema } = source;
    const written = () => ({ jsonSchema: JSON.parse(schema) as unknown, check: undefined });
    const { jsonSchema, check } = language === 'zod' ? evaluateZod(schema) : written();
    const options = { hints: JSON.parse(source.hints) as HintsByPointer };
    const problems = checkSchema(jsonSchema, options);
    const report: Report = {
      problems,
      jsonSchema: JSON.stringify(jsonSchema, null, 2) ?? '',
      failure: undefined,
    };
    if (problems.some(({ severity }) => severity === 'error')) return { report };
    const eidos: Eidos = compileEidos<object>(jsonSchema as object, options);
    const rules = check && createRules(eidos as Eidos<Entered>, { checks: { '': check } });
    return { compiled: { eidos, rules: rules as Compiled['rules'] }, report };
  } catch (error) {
    return { report: { problems: [], jsonSchema: '', failure: String(error) } };
  }
}
