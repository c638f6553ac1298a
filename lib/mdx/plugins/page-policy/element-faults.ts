import {
  addressesOfSet,
  addressesOfStyle,
  addressFault,
  type Objection,
  type ResourceKind,
} from './address-faults';
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

function loadFaults({ name, attributes }: WrittenElement, embeds: Embeds): (Objection | undefined)[] {
  return Object.entries(ownValue(loads, name) ?? {}).flatMap(([attribute, kind]) => {
    const value = attributes.get(attribute);
    const place = `<${name} ${attribute}>`;
    if (value === undefined) return [];
    if (value === null)
      return [
        {
          what: `${place} is an expression, so nobody can tell whether the page's policy lets it through.`,
          cure: `Write the address itself: ${attribute}="https://…".`,
        },
      ];
    const addresses = attribute === 'srcset' ? addressesOfSet(value) : [value];
    return addresses.map((address) => addressFault(place, address, kind, embeds));
  });
}

/** What an element is refused for as a whole, whatever it loads. */
const refusals: Readonly<Record<string, (element: WrittenElement) => Objection | undefined>> = {
  iframe: ({ attributes }) => {
    if (attributes.has('srcdoc'))
      return {
        what: "<iframe srcdoc> is under the page's policy, which blocks the styles and scripts in it.",
        cure: 'Put the document below public/ and write its path: src="/embed/name.html".',
      };
    if (attributes.get('title') !== undefined && attributes.get('title') !== '') return undefined;
    return {
      what: '<iframe> has no title, so a screen reader cannot say what it holds.',
      cure: 'Add one, for example title="Video: how to install the toolkit".',
    };
  },
  object: () => ({ what: "<object> is blocked by the page's policy.", cure: 'Write an <iframe> or a link.' }),
  embed: () => ({ what: "<embed> is blocked by the page's policy.", cure: 'Write an <iframe> or a link.' }),
  base: () => ({
    what: '<base> would change where every link of the page leads.',
    cure: 'Remove it and write whole addresses.',
  }),
  style: () => ({
    what: "<style> is blocked by the page's policy when a reader comes from another page.",
    cure: ownRules,
  }),
  script: ({ attributes }) =>
    attributes.get('type')?.endsWith('json')
      ? undefined
      : { what: '<script> does not run when a reader comes from another page.', cure: liveSample },
  link: ({ attributes }) => {
    const href = attributes.get('href') ?? '';
    if (attributes.get('rel') !== 'stylesheet' || /^\/(?!\/)/.test(href)) return undefined;
    return { what: "<link> to a stylesheet elsewhere is blocked by the page's policy.", cure: ownRules };
  },
};

/** Whether a form that is sent to `action` leaves the site. */
const leaves = (action: string | null) => action === null || /^\s*([a-z][a-z\d+.-]*:|\/\/)/i.test(action);

function attributeFault(name: string, attribute: string, value: string | null): Objection | undefined {
  if (/^on[a-z]/.test(attribute))
    return { what: `<${name}> has the handler ${attribute}, which never runs.`, cure: liveSample };
  if (attribute === 'dangerouslysetinnerhtml')
    return {
      what: `<${name}> holds markup as text, which cannot be checked.`,
      cure: 'Write the markup itself: a page may hold any element.',
    };
  if (/^(href|to|xlink:?href)$/.test(attribute) && /^\s*javascript:/i.test(value ?? ''))
    return { what: `The link to "${value}" is blocked by the page's policy.`, cure: liveSample };
  if (/^(form)?action$/.test(attribute) && /^(form|button|input)$/.test(name) && leaves(value))
    return {
      what: `<${name} ${attribute}> leaves the site, which the page's policy blocks.`,
      cure: 'Link to the page that holds the form instead.',
    };
  return undefined;
}

/**
 * Everything that the page's policy would take from an element as it was written: what a reader never sees although a
 * page without a policy shows it.
 */
export function elementFaults(element: WrittenElement, embeds: Embeds): Objection[] {
  const { name, attributes, isSpread } = element;
  const refuse = ownValue(refusals, name);
  const isRuled = Object.hasOwn(loads, name) || refuse;
  if (isSpread && isRuled)
    return [{ what: `<${name}> takes attributes from an expression.`, cure: 'Write each of them by name.' }];
  const style = attributes.get('style') ?? '';
  return [
    refuse?.(element),
    ...loadFaults(element, embeds),
    ...[...attributes].map(([attribute, value]) => attributeFault(name, attribute, value)),
    ...addressesOfStyle(style).map((address) => addressFault('style', address, 'image', embeds)),
  ].filter((fault) => fault !== undefined);
}
