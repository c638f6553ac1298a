import { useState } from 'react';
import { pageOfHref } from '@/lib/publish/search/search-content';

/**
 * Which of a list of options is active, by its place: the first until another one is chosen, which stays active when the
 * list changes around it. When it has gone, another option on its page is active.
 * @param urls the URLs of all options, in their order.
 */
export function useActiveOption(urls: readonly string[]) {
  const [url, setUrl] = useState<string>();
  const place = url === undefined ? 0 : urls.indexOf(url);
  const onSamePage = place < 0 ? urls.findIndex((other) => pageOfHref(other) === pageOfHref(url!)) : place;
  return {
    active: Math.max(0, onSamePage),
    setActive: (option: number) => setUrl(urls[option]),
    reset: () => setUrl(undefined),
  };
}
