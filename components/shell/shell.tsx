import type { ReactNode } from 'react';
import { SiteBehaviors } from './site-behaviors';
import { renderMarkup } from '../static-markup/render-markup';
import { StaticMarkup } from '../static-markup/static-markup';
import type { SiteConfig } from '@/lib/config/schema';
import { AnnouncementBar } from './announcement/announcement-bar';
import { Footer, type FooterProps } from './footer/footer';
import { Navbar, type NavbarProps } from './navbar/navbar';
import { CONTENT_ID } from '@/lib/config/paths/shell-ids';
import { SkipLink } from './skip-link/skip-link';
import styles from './shell.module.css';

export interface ShellProps {
  readonly announcementBar?: SiteConfig['announcementBar'];
  readonly navbar: NavbarProps;
  readonly footer?: FooterProps;
  readonly children: ReactNode;
}

/** The parts around the content of every page, in the order of reading. */
export async function Shell({ announcementBar, navbar, footer, children }: ShellProps) {
  return (
    <>
      <SkipLink />
      {announcementBar && <AnnouncementBar {...announcementBar} />}
      <Navbar {...navbar} />
      <div id={CONTENT_ID} className={styles.content}>
        {children}
      </div>
      {footer && <StaticMarkup className={styles.footer} html={await renderMarkup(<Footer {...footer} />)} />}
      <SiteBehaviors />
    </>
  );
}
