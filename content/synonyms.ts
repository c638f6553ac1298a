import type { Synonyms } from '../lib/search/synonyms';

/** What people type into the search, and the words that the pages use for it. */
const synonyms: Synonyms = {
  '422': 'server errors',
  a11y: 'accessibility',
  attachment: 'file upload',
  'backend error': 'server errors',
  'breaking changes': 'migration',
  'cascading select': 'dependent choices',
  'date picker': 'date',
  datepicker: 'date',
  dirty: 'unsaved changes',
  l10n: 'localization',
  license: 'licence',
  'load options': 'async select',
  'multi step': 'wizard',
  'nested form': 'cards',
  polymorphic: 'union',
  'quick start': 'getting started',
  quickstart: 'getting started',
  'save automatically': 'autosave',
  'screen reader': 'accessibility',
  'server error': 'server errors',
  'state management': 'data flow',
  stepped: 'wizard',
  styling: 'css',
  'sub form': 'cards',
  subform: 'cards',
  theming: 'theme',
  tutorial: 'getting started',
  wcag: 'accessibility',
};

export default synonyms;
