import { Component, type ReactNode } from 'react';
import type { NavbarItem } from '@/lib/publish/navbar/navbar-item';

interface ItemBoundaryProps {
  readonly item: NavbarItem;
  readonly children: ReactNode;
}

/** Leaves out an item that cannot be rendered, and reports it with its configuration and its cause; the bar stays. */
export class ItemBoundary extends Component<ItemBoundaryProps, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError(this: void) {
    return { isBroken: true };
  }

  override componentDidCatch(cause: unknown) {
    const title = process.env.NEXT_PUBLIC_SITE_TITLE ?? 'site';
    const words = 'A theme navbar item failed to render.\nPlease double-check the following navbar item';
    const source = `(themeConfig.navbar.items) of your ${title} config:`;
    console.error(new Error(`${words} ${source}\n${JSON.stringify(this.props.item, null, 2)}`, { cause }));
  }

  override render() {
    return this.state.isBroken ? null : this.props.children;
  }
}
