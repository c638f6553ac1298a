import { encodePath } from '../../paths/paths';
import { isPayloadPart } from '../../next-formats/names/payload-names';
import { isPageProbe, isPageRequest, isPrefetch } from '../../next-formats/browser/page-request';
import { keepPayload } from './kept-payloads';
import { payloadFile, takePayload } from './payload-runs';
import { cancelDeadline, failNavigation, pendingNavigation } from './pending-navigation';
import { isReachable } from './reachability';

/**
 * Keeps the page on screen when the next one cannot be fetched because the network is gone: the router would let the
 * browser load it, which then shows an error of its own. The router handles any other failure. Answers the router's
 * probes without the network, and requests ahead from the file of a run when there is one. Returns the function that undoes it.
 */
export function guardPayloads(basePath: string): () => void {
  const fetchDirectly = fetch;

  const fetchPayload: typeof fetch = async (input, init) => {
    const navigation = pendingNavigation();
    try {
      const response = await fetchDirectly(input, init);
      // A connection that breaks off inside a payload would otherwise crash the page that is drawn from it.
      await response.clone().arrayBuffer();
      // The browser loads the page now, however long it takes.
      if (!response.ok) cancelDeadline();
      return response;
    } catch (error) {
      if (!navigation || navigation !== pendingNavigation()) throw error;
      cancelDeadline();
      if (await isReachable(navigation.href)) throw error;
      if (navigation === pendingNavigation()) failNavigation(navigation);
      // Without an answer the router waits, with the page as it is, until another navigation takes this one's place.
      return new Promise<never>(() => undefined);
    }
  };

  const fetchAhead: typeof fetch = async (input, init) => {
    const url = new URL(typeof input === 'object' && 'url' in input ? input.url : input, location.href);
    const file = payloadFile(url, basePath);
    const keep = (text: string) => {
      if (!isPayloadPart(file)) keepPayload(file, text);
    };
    const payload = await takePayload(file);
    if (payload !== undefined) {
      keep(payload);
      return new Response(payload);
    }
    const response = await fetchDirectly(new URL(`${basePath}/${encodePath(file)}`, url), init);
    // The router handles a connection that breaks off.
    if (response.ok)
      response
        .clone()
        .text()
        .then(keep, () => undefined);
    return response;
  };

  window.fetch = (input, init) => {
    // The data request that follows shows the same, so a probe would be a wasted request.
    if (isPageProbe(init)) return Promise.resolve(new Response());
    if (isPrefetch(init)) return fetchAhead(input, init);
    return (isPageRequest(init) ? fetchPayload : fetchDirectly)(input, init);
  };
  return () => {
    window.fetch = fetchDirectly;
  };
}
