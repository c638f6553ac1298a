import { callInline, type InlineSource } from './inline-script';

interface BannerSettings {
  readonly title: string;
  readonly baseUrl: string;
}

/** A custom property that every page's style sheet sets: without it the site's files were not found. */
export const STYLES_MARK = '--styles-loaded';

/** Runs on its own in the page: it may use nothing from outside, and no syntax that a compiler turns into a helper. */
function warnOfBaseUrl(settings: BannerSettings, mark: string): void {
  document.addEventListener('DOMContentLoaded', function () {
    if (getComputedStyle(document.documentElement).getPropertyValue(mark) !== '') return;
    const banner = document.createElement('div');
    const line = function (text: string) {
      banner.appendChild(document.createElement('p')).textContent = text;
    };
    const path = location.pathname;
    line('Your ' + settings.title + ' site did not load properly.');
    line('A very common reason is a wrong site baseUrl configuration.');
    line(
      'Current configured baseUrl = ' +
        settings.baseUrl +
        (settings.baseUrl === '/' ? '  (default value)' : ''),
    );
    line('We suggest trying baseUrl = ' + (path.charAt(path.length - 1) === '/' ? path : path + '/'));
    banner.setAttribute('role', 'alert');
    banner.style.border = 'thick solid red';
    banner.style.background = 'rgb(255, 230, 179)';
    banner.style.padding = '20px';
    document.body.insertBefore(banner, document.body.firstChild);
  });
}

/**
 * A script for the home page that says, when not even the style sheet was found, that the site was probably built for
 * another path. See docs/compatibility.md#messages for its texts; the words are in a script so that no search engine indexes them.
 */
export function baseUrlScript(settings: BannerSettings): InlineSource {
  return callInline(warnOfBaseUrl, settings, STYLES_MARK);
}
