import * as React from 'react';
import * as eidos from 'eidos';
import * as eidosReact from 'eidos/react';
import * as eidosStyle from 'eidos/style';
import type { liveModules } from '@/lib/mdx/plugins/inventory/rehype-inventory';
import { compileAndRemember, reportRenderedScreen } from '../../../playground/frame/rendered-screens';

/** Renders every part at once: a sample is rendered at build time too, and its frame is one file. Reports its schema. */
function EidosScreen(props: eidosReact.EidosScreenProps) {
  const own = props.registry;
  const registry = React.useMemo(() => eidosReact.mergeRegistries(eidosReact.standardRegistry, own), [own]);
  const { eidos: shown, data } = props.controller
    ? { eidos: props.controller.eidos, data: props.controller.getSnapshot().data }
    : props;
  const initial = React.useRef(data);
  React.useEffect(() => reportRenderedScreen(shown, initial.current), [shown]);
  return React.createElement(eidosReact.EidosScreen, { ...props, registry });
}

/** The provider of parts that a sample arranges itself, which reports its schema too. */
function EidosProvider(props: eidosReact.EidosProviderProps) {
  const { controller } = props;
  React.useEffect(() => reportRenderedScreen(controller.eidos, controller.getSnapshot().data), [controller]);
  return React.createElement(eidosReact.EidosProvider, props);
}

const toolkitEntry = { ...eidos, compileEidos: compileAndRemember };
const reactEntry = { ...eidosReact, EidosScreen, EidosProvider };

const modules: Readonly<Record<string, object>> = {
  react: React,
  eidos: toolkitEntry,
  'eidos/react': reactEntry,
  'eidos/style': eidosStyle,
} satisfies Record<(typeof liveModules)[number], object>;

/** Serves the imports of a `noInline` sample, so that it can be pasted from and into a project. */
function requireModule(name: string): object {
  const found = modules[name];
  if (found) return found;
  throw new Error(`A live sample cannot import "${name}". It can import ${Object.keys(modules).join(', ')}.`);
}

/** Every name that a sample may use without importing it: all of React and all of the toolkit. */
export function createScope(): Record<string, unknown> {
  const names: Record<string, unknown> = { ...React, ...eidosStyle, ...reactEntry, ...toolkitEntry };
  // The scope becomes the parameters of a function, and this is not a valid name for one.
  delete names.default;
  return { ...names, React, require: requireModule, exports: {} };
}
