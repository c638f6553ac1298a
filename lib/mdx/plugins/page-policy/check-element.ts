import { htmlVoidElements } from 'html-void-elements';
import {
  addressesOfSet,
  addressesOfStyle,
  checkResourceAddress,
  type ResourceKind,
} from './check-resource-address';
import type { TextDiagnostic } from '../../../diagnostics/diagnostic';
import type { WrittenElement } from './read-elements';
import type { Embeds } from './resource-policy';

const liveSample = 'Remove it. Show what reacts to a reader as a live sample: a fence with "tsx live".';
const ownRules =
  "Write the declarations on the element, for example style={{ color: 'var(--color-accent)' }}, or a rule in app/styles.";

/** Attributes that load something, by element. */
const loads: Readonly<Record<string, Readonly<Record<string, ResourceKind>>>> = {
  iframe: { src: 'frames' },
  video: { src: 'media', poster: 'image' },
  audio: { src: 'media' },
  source: { src: 'media', srcset: 'image' },
  track: { src: 'media' },
  img: { src: 'image', srcset: 'image' },
  image: { href: 'image' },
};

/** The value of a record's own name: a writer's element may be called `constructor`. */
const ownValue = <Value>(record: Readonly<Record<string, Value>>, name: string) =>
  Object.hasOwn(record, name) ? record[name] : undefined;

function checkLoadedAddresses(
  { name, attributes }: WrittenElement,
  embeds: Embeds,
): (TextDiagnostic | undefined)[] {
  return Object.entries(ownValue(loads, name) ?? {}).flatMap(([attribute, kind]) => {
    const value = attributes.get(attribute);
    const place = `<${name} ${attribute}>`;
    if (value === undefined) return [];
    const addresses = attribute === 'srcset' ? addressesOfSet(value) : [value];
    return addresses.map((address) => checkResourceAddress(place, address, kind, embeds));
  });
}

const voidElements = new Set(htmlVoidElements);

/** What an element is refused for as a whole, whatever it loads. */
const refusals: Readonly<Record<string, (element: WrittenElement) => TextDiagnostic | undefined>> = {
  iframe: ({ attributes }) => {
    if (attributes.has('srcdoc'))
      return {
        message: "<iframe srcdoc> is under the page's policy, which blocks the styles and scripts in it.",
        fix: 'Put the document below public/ and write its path: src="/embed/name.html".',
      };
    if (attributes.get('title') !== undefined && attributes.get('title') !== '') return undefined;
    return {
      message: '<iframe> has no title, so a screen reader cannot say what it holds.',
      fix: 'Add one, for example title="Video: how to install the toolkit".',
    };
  },
  object: () => ({
    message: "<object> is blocked by the page's policy.",
    fix: 'Write an <iframe> or a link.',
  }),
  embed: () => ({ message: "<embed> is blocked by the page's policy.", fix: 'Write an <iframe> or a link.' }),
  base: () => ({
    message: '<base> would change where every link of the page leads.',
    fix: 'Remove it and write whole addresses.',
  }),
  style: () => ({
    message: "<style> is blocked by the page's policy when a reader comes from another page.",
    fix: ownRules,
  }),
  script: ({ attributes }) =>
    attributes.get('type')?.endsWith('json')
      ? undefined
      : { message: '<script> does not run when a reader comes from another page.', fix: liveSample },
  link: ({ attributes }) => {
    const href = attributes.get('href') ?? '';
    if (attributes.get('rel') !== 'stylesheet' || /^\/(?!\/)/.test(href)) return undefined;
    return { message: "<link> to a stylesheet elsewhere is blocked by the page's policy.", fix: ownRules };
  },
};

/** Whether a form that is sent to `action` leaves the site. */
const leaves = (action: string) => /^\s*([a-z][a-z\d+.-]*:|\/\/)/i.test(action);

function checkAttribute(name: string, attribute: string, value: string): TextDiagnostic | undefined {
  if (/^on[a-z]/.test(attribute))
    return { message: `<${name}> has the handler ${attribute}, which never runs.`, fix: liveSample };
  if (attribute === 'dangerouslysetinnerhtml')
    return {
      message: `<${name}> holds markup as text, which cannot be checked.`,
      fix: 'Write the markup itself: a page may hold any element.',
    };
  if (/^(href|to|xlink:?href)$/.test(attribute) && /^\s*javascript:/i.test(value))
    return { message: `The link to "${value}" is blocked by the page's policy.`, fix: liveSample };
  if (/^(form)?action$/.test(attribute) && /^(form|button|input)$/.test(name) && leaves(value))
    return {
      message: `<${name} ${attribute}> leaves the site, which the page's policy blocks.`,
      fix: 'Link to the page that holds the form instead.',
    };
  return undefined;
}

/** Everything in an element as it was written that no reader would see, mostly because of the page's policy. */
export function checkElement(element: WrittenElement, embeds: Embeds): TextDiagnostic[] {
  const { name, attributes, isEmpty } = element;
  const style = attributes.get('style') ?? '';
  return [
    ownValue(refusals, name)?.(element),
    isEmpty || !voidElements.has(name)
      ? undefined
      : {
          message: `<${name}> cannot hold anything, and it has content here.`,
          fix: `Write <${name} />, and put the content before or after it.`,
        },
    ...checkLoadedAddresses(element, embeds),
    ...[...attributes].map(([attribute, value]) => checkAttribute(name, attribute, value)),
    ...addressesOfStyle(style).map((address) => checkResourceAddress('style', address, 'image', embeds)),
  ].filter((diagnostic) => diagnostic !== undefined);
}
