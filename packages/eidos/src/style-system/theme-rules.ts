import type { ColorScheme } from './color-schemes';
import { durations, easings, layers, toRem, typography } from './constants';
import type { Theme } from './theme';
import { StyleSheet } from '@emotion/sheet';
import { isDevelopment } from '../development/advice';

/** Custom properties by name, such as `--eidos-radius`. */
export type CustomProperties = Readonly<Record<string, string>>;

/**
 * The custom properties of a theme that are the same in every color scheme.
 * @example
 * const theme = createTheme({ radius: 8 });
 * themeProperties(theme)['--eidos-radius']; // '8px'
 */
export function themeProperties(theme: Theme): CustomProperties {
  return {
    '--eidos-spacing': `${theme.spacing}px`,
    '--eidos-radius': `${theme.radius}px`,
    '--eidos-font-family': theme.fontFamily,
    '--eidos-font-size': toRem(theme.fontSize),
    ...prefixed('weight', typography.weights),
    ...prefixed('duration', durations, 'ms'),
    ...prefixed('easing', easings),
    ...prefixed('layer', layers),
  };
}

/**
 * The custom properties of one color scheme.
 * @example
 * const properties = schemeProperties(defaultColorSchemes.dark);
 * properties['color-scheme']; // 'dark'
 */
export function schemeProperties(scheme: ColorScheme): CustomProperties {
  return { 'color-scheme': scheme.side, ...prefixed('color', scheme.colors) };
}

/**
 * A theme as CSS rules, each in the layer `eidos`. When no scheme is set on `<html>` (no script has run yet), the
 * operating system decides between the defaults of the two sides.
 */
export function themeRules(theme: Theme): readonly string[] {
  const named = Object.entries(theme.colorSchemes).map(([name, scheme]) =>
    inLayer(`[data-color-scheme='${name}']`, schemeProperties(scheme)),
  );
  const light = theme.colorSchemes[theme.defaultLightColorScheme];
  const dark = theme.colorSchemes[theme.defaultDarkColorScheme];
  const unset = ':root:not([data-color-scheme])';
  return [
    inLayer(':root', themeProperties(theme)),
    ...(light ? [inLayer(unset, schemeProperties(light))] : []),
    ...(dark ? [inLayer(unset, schemeProperties(dark), '@media (prefers-color-scheme: dark)')] : []),
    ...named,
  ];
}

function inLayer(selector: string, properties: CustomProperties, media?: string): string {
  const body = Object.entries(properties).map(([name, value]) => `${name}: ${value};`);
  const rule = `${selector} { ${body.join(' ')} }`;
  return `@layer eidos { ${media ? `${media} { ${rule} }` : rule} }`;
}

/** Custom properties with the names of some values in lower case, and the unit after each value. */
function prefixed(group: string, values: object, unit = '') {
  const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [`--eidos-${group}-${kebab(name)}`, `${value}${unit}`]),
  );
}

/**
 * Adds a theme's custom properties to the document, whose shadow roots inherit them; they override those of
 * `eidos/styles.css`. Returns the function that removes them. To change the theme, apply the new one and remove the old one.
 * @param theme A theme of `createTheme`.
 * @param options Where the style sheet is added.
 * @returns The function that removes the theme.
 * @example
 * const removeTheme = applyTheme(createTheme({ radius: 8 }));
 */
export function applyTheme(theme: Theme, options: Partial<StyleSheetOptions> = {}): () => void {
  const sheet = createStyleSheet({ key: 'eidos', ...options });
  for (const rule of themeRules(theme)) sheet.insert(rule);
  return () => sheet.flush();
}

/** Where rules that are added at run time go. */
export interface StyleSheetOptions {
  /** A name that identifies the rules, in lower-case letters and "-". */
  readonly key: string;
  /**
   * Where the tags are added. A shadow root works too.
   * @default the head of the document
   */
  readonly container?: Node;
  /** The nonce of the tags, for a Content-Security-Policy that requires one. */
  readonly nonce?: string;
  /**
   * Whether rules share tags, up to 65,000 in each, instead of one tag for each rule, which developer tools
   * can show.
   * @default `true` in production
   */
  readonly speedy?: boolean;
}

/** A style sheet whose rules are added and removed while the page is shown. */
export interface RuntimeStyleSheet {
  /** The style elements in use. */
  readonly tags: readonly HTMLStyleElement[];
  /** Adds one rule after all earlier ones. A rule that is not valid CSS is left out. */
  insert(rule: string): void;
  /** Removes every rule and tag. */
  flush(): void;
}

/** Creates a sheet for rules that are known only at run time. Needs a document. */
export function createStyleSheet(options: StyleSheetOptions): RuntimeStyleSheet {
  const speedy = options.speedy ?? !isDevelopment();
  const { key, container = document.head, nonce } = options;
  const sheet = new StyleSheet({ key, container, nonce, speedy });
  return {
    get tags() {
      return sheet.tags;
    },
    insert(rule) {
      sheet.insert(rule);
      if (!speedy && isEmpty(sheet.tags.at(-1))) {
        console.error(`There was a problem inserting the following rule: "${rule}"`);
      }
    },
    flush: () => sheet.flush(),
  };
}

/** With one tag for each rule, the browser drops invalid rules silently, which is hard to debug. */
function isEmpty(tag: HTMLStyleElement | undefined): boolean {
  return tag?.isConnected === true && (tag.sheet?.cssRules.length ?? 0) === 0;
}
