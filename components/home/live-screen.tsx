'use client';

import { lazy } from 'react';
import { offerRetry } from '../ui/offer-retry';

/** Fetches the script of the sample's screen, before the page that shows it is opened. */
export const loadSampleScreen = () => import('./sample-screen');

// Within functions: a client module's export that is lazy itself is not rendered in the browser.
const SampleScreen = lazy(offerRetry(loadSampleScreen));
const SampleTable = lazy(offerRetry(() => import('./sample-table')));

/**
 * The sample's screen. Its script is not the page's own, so that fetching the page ahead does not fetch it.
 * There is no placeholder: the page before stays until it has arrived, and the document holds its markup.
 */
export function LiveScreen() {
  return <SampleScreen />;
}

/** The table to be tried, loaded in the same way. */
export function LiveTable() {
  return <SampleTable />;
}
