import type { Behaviour } from './behaviour';

/** Every `details` opens and closes in motion; until its script is there, and without it, at once. */
export const detailsMotion: Behaviour = {
  selector: 'details',
  load: () => import('../ui/attach-details').then(({ attachDetails }) => attachDetails),
};
