import { StyleSheet } from '@emotion/sheet';
import { isDevelopment } from '../development/advice';

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
