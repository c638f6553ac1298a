/**
 * Shows the preview that a template after `host` holds, in a shadow tree. Also runs as an inline script while the page
 * is being read, so it has to hold everything it needs. The parser's own `shadowrootmode` would do without a script,
 * but a browser complains on the console whenever such a template comes by navigation.
 */
export function showPreview(template: HTMLTemplateElement) {
  const host = template.parentElement;
  if (!host) return;
  // In the document, the stylesheet would have every element of the page styled again, although it is for the preview alone.
  const link = host.querySelector('link');
  if (host.shadowRoot || !link?.sheet) link?.remove();
  else link.sheet.disabled = true;
  if (host.shadowRoot) return;
  const preview = template.content.cloneNode(true) as DocumentFragment;
  // The policy in force is that of the page that was visited, which knows no style element of a page navigated to.
  const sheets = Array.from(preview.querySelectorAll('style'), (style) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(style.textContent);
    style.remove();
    return sheet;
  });
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = sheets;
  root.append(preview);
}
