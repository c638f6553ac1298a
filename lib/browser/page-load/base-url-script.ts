import type { SiteConfig } from '../../config/schema';
import { callInline, type InlineSource } from './inline-script';

/** Runs on its own in the page: it may use nothing from outside, and no syntax that a compiler turns into a helper. */
function warnOfBaseUrl(title: string, baseUrl: string, repositoryUrl?: string): void {
  const show = function () {
    const banner = document.createElement('div');
    const line = function (text: string) {
      banner.appendChild(document.createElement('p')).textContent = text;
    };
    const path = location.pathname;
    line('Your ' + title + ' site did not load properly.');
    const link = Object.assign(document.createElement('a'), { textContent: 'baseUrl configuration' });
    link.style.color = 'black';
    if (repositoryUrl) link.href = repositoryUrl + '#environment';
    line('A very common reason is a wrong site ');
    banner.lastElementChild?.append(link, '.');
    line('Current configured baseUrl = ' + baseUrl + (baseUrl === '/' ? '  (default value)' : ''));
    line('We suggest trying baseUrl = ' + (path.charAt(path.length - 1) === '/' ? path : path + '/'));
    banner.setAttribute('role', 'alert');
    banner.style.cssText =
      'border: thick solid red; background: rgb(255, 230, 179); color: black; padding: 20px';
    document.body.insertBefore(banner, document.body.firstChild);
  };
  // Errors of resources do not bubble.
  addEventListener(
    'error',
    function check({ target }: Event) {
      if (!(target instanceof HTMLScriptElement)) return;
      removeEventListener('error', check, true);
      fetch(target.src, { method: 'HEAD' }).then(
        function (response) {
          if (!response.ok || !/javascript/.test(response.headers.get('Content-Type') ?? '')) show();
        },
        // Without a response it is the network that failed.
        function () {},
      );
    },
    true,
  );
}

/**
 * A script for the home page that says, when a script of the site was not found, that the site was probably built for
 * another path. See docs/compatibility.md#messages for its texts; the words are in a script so that no search engine indexes them.
 */
export const baseUrlScript = (site: Pick<SiteConfig, 'title' | 'baseUrl' | 'repositoryUrl'>): InlineSource =>
  callInline(warnOfBaseUrl, site.title, site.baseUrl, site.repositoryUrl);
