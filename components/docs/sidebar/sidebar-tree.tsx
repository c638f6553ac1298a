import type { SidebarCategory, SidebarExternalLink, SidebarItem } from '@/lib/content/model/doc-page';
import { hrefOf, tabOf } from '@/lib/config/paths/paths';
import { translate } from '@/lib/translations/translate';

function PageLink({ path, label }: { readonly path: string; readonly label: string }) {
  return <a href={hrefOf(path)}>{label}</a>;
}

function Category({ category }: { readonly category: SidebarCategory }) {
  const { label, path, collapsible, collapsed, items } = category;
  if (!collapsible) {
    return (
      <li data-category="fixed">
        {path === undefined ? <span>{label}</span> : <PageLink path={path} label={label} />}
        <SidebarTree items={items} />
      </li>
    );
  }
  // Both names of the caret are in the page and CSS shows the right one, so it is right without a script too.
  const names = path !== undefined && (
    <>
      <span>{translate("Expand sidebar category '{label}'", { label })}</span>
      <span>{translate("Collapse sidebar category '{label}'", { label })}</span>
    </>
  );
  return (
    <li data-category={names ? 'page' : undefined}>
      {path !== undefined && <PageLink path={path} label={label} />}
      <details data-open={collapsed ? undefined : ''}>
        <summary>{names || label}</summary>
        <SidebarTree items={items} />
      </details>
    </li>
  );
}

/** A link of navigation.ts; one that stays on the site opens in its tab. */
function ExternalLink({ href, label }: SidebarExternalLink) {
  return (
    <a href={hrefOf(href)} {...tabOf(href)}>
      {label}
    </a>
  );
}

/**
 * A sidebar's tree as bare markup. It is rendered once to a string: which entry is current is marked in that string by
 * `markCurrent`, and followed in the document by `followPage`. `data-open` marks a category that starts expanded,
 * so that marking can be undone.
 */
export function SidebarTree({ items }: { readonly items: readonly SidebarItem[] }) {
  return (
    <ul>
      {items.map((item, index) =>
        item.kind === 'category' ? (
          <Category key={index} category={item} />
        ) : (
          <li key={index} data-unlisted={item.kind === 'link' && item.unlisted ? '' : undefined}>
            {item.kind === 'link' ? <PageLink {...item} /> : <ExternalLink {...item} />}
          </li>
        ),
      )}
    </ul>
  );
}
