import { attachDetails } from '../ui/attach-details';
import type { Behaviour } from './behaviour';

/** Every `details` opens and closes in motion; until the page was painted, and without scripts, at once. */
export const detailsMotion: Behaviour = {
  selector: 'details',
  load: () => Promise.resolve(attachDetails),
};
