/** What the tests use of packages that bring no types. */

declare module '@marbec/web-auto-extractor' {
  export interface ExtractedData {
    /** By type. */
    readonly jsonld: Readonly<Record<string, readonly unknown[]>>;
  }

  export default class WebAutoExtractor {
    constructor(options: { readonly addLocation: boolean; readonly embedSource: readonly string[] });
    parse(html: string): ExtractedData;
  }
}

declare module '@adobe/structured-data-validator' {
  import type { ExtractedData } from '@marbec/web-auto-extractor';

  export interface Issue {
    readonly issueMessage: string;
    readonly severity: 'ERROR' | 'WARNING';
  }

  export default class Validator {
    validate(data: ExtractedData): Promise<readonly Issue[]>;
  }
}
