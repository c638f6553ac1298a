import type { Site } from '../config/site';

/** What readers call a sidebar: the label of its link in the bar, else its id with a capital. */
export function sidebarLabel({ navbar }: Pick<Site, 'navbar'>, id: string): string {
  const item = navbar.items.find((entry) => entry.type === 'docSidebar' && entry.sidebarId === id);
  const label = item && 'label' in item ? item.label : undefined;
  return label ?? id.charAt(0).toUpperCase() + id.slice(1);
}
