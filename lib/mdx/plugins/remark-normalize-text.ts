import type { Processor } from 'unified';
import { normalizeText } from '../../config/diagnostics/source-text';

/** Lets the parser read a page as any editor saves it; the plugins that look into the file's text see the same text. */
export function remarkNormalizeText(this: Processor) {
  const { parser } = this;
  if (!parser) return;
  this.parser = (source, file) => {
    file.value = normalizeText(source);
    return parser(file.value, file);
  };
}
