import { translate } from '../translations/translate';
import type { Site } from '../config/site';

/** Path of the feed of releases, below the base path. */
export const FEED_PATH = '/feed.xml';

/** Returns the name of the feed. */
export const feedTitle = ({ title: site }: Site): string => translate('{site} releases', { site });
