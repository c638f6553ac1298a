import { AttributesError } from './attributes-error';
import type { Failure } from './find-failures';
import { TimeLimitError } from './time-limit';
import { UnshowableError } from './unshowable';

interface Explanation {
  readonly message: string;
  /** What to write instead. */
  readonly fix: string;
}

/** React's own errors by their numbers, which is all that its production build says. */
const reactErrors: Readonly<Record<string, (name: string) => Explanation>> = {
  31: (name) => ({
    message: `<${name}> is given an object to show.`,
    fix: 'Write text, a number or an element, for example {value.name} or {JSON.stringify(value)}.',
  }),
  60: (name) => ({
    message: `<${name}> has both content and "dangerouslySetInnerHTML".`,
    fix: 'Write one of them.',
  }),
  61: (name) => ({
    message: `The "dangerouslySetInnerHTML" of <${name}> is not in the form {{ __html: '…' }}.`,
    fix: 'Write the markup itself into the page.',
  }),
  62: (name) => ({
    message: `The "style" of <${name}> is an expression whose value is not an object.`,
    fix: `Write it as text, for example style="color: red", or as an object: style={{ color: 'red' }}.`,
  }),
  130: (name) => ({
    message: `<${name}> is neither an element nor a component.`,
    fix: 'Write the name of an HTML element or of a component.',
  }),
  137: (name) => ({
    message: `<${name}> cannot hold anything, and it has content here.`,
    fix: `Write <${name} />, and put the content before or after it.`,
  }),
};

const reactWords: readonly (readonly [RegExp, string])[] = [
  [/^Objects are not valid as a React child/, '31'],
  [/^Can only set one of `children` or `props.dangerously/, '60'],
  [/^`props\.dangerouslySetInnerHTML` must be/, '61'],
  [/^The `style` prop expects/, '62'],
  [/^Element type is invalid/, '130'],
  [/must neither have `children` nor/, '137'],
];

function reactErrorNumber(message: string): string | undefined {
  const number = /^Minified React error #(\d+)/.exec(message)?.[1];
  return number ?? reactWords.find(([pattern]) => pattern.test(message))?.[1];
}

/** Attributes without which a component fails. */
const neededAttributes: Readonly<Record<string, string>> = {
  PropTable: `rows={[{ name: 'title', description: 'What it is for.' }]}`,
};

function explainElement(name: string, message: string): Explanation {
  const known = reactErrors[reactErrorNumber(message) ?? ''];
  if (known) return known(name);
  const needed = neededAttributes[name];
  return {
    message: `<${name}> cannot be drawn: ${message}.`,
    fix: needed ? `Give it what it needs: <${name} ${needed} />.` : 'Correct its attributes and its content.',
  };
}

/** What a failure means to the writer of the page. */
export function explainFailure({ element, error }: Failure): Explanation {
  const message = (error instanceof Error ? error.message : String(error)).replace(/\.$/, '');
  const subject = element === undefined ? 'An expression in braces' : `<${element}>`;
  if (error instanceof TimeLimitError)
    return {
      message: `${subject} does not come to an end.`,
      fix: 'Make its loop end, or write the value itself.',
    };
  if (error instanceof UnshowableError)
    return { message: `${error.kind} is used where text belongs, and cannot be shown.`, fix: error.fix };
  if (error instanceof AttributesError) return { message: error.message, fix: error.fix };
  if (element !== undefined) return explainElement(element, message);
  return {
    message: `An expression in braces fails: ${message}.`,
    fix: 'Write the value itself, or "\\{" where a brace is meant.',
  };
}
