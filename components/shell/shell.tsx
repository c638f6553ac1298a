import type { ReactNode } from 'react';
import { AnnouncementBar, type AnnouncementBarProps } from './announcement-bar';
import { Footer, type FooterProps } from './footer';
import { Navbar, type NavbarProps } from './navbar';
import { ShellBehaviour } from './shell-behaviour';
import { CONTENT_ID, SkipLink } from './skip-link';
import styles from './shell.module.css';

export interface ShellProps {
  readonly announcementBar?: AnnouncementBarProps;
  readonly navbar: NavbarProps;
  readonly footer?: FooterProps;
  readonly children: ReactNode;
}

/** What every page has around its content, in the order of reading. */
export async function Shell({ announcementBar, navbar, footer, children }: ShellProps) {
  // A static import is refused in server components; the function itself needs nothing that they lack.
  const { renderToStaticMarkup } = await import('react-dom/server');
  return (
    <>
      <SkipLink />
      {announcementBar && <AnnouncementBar {...announcementBar} />}
      <Navbar {...navbar} />
      <div id={CONTENT_ID} className={styles.content}>
        {children}
      </div>
      {footer && (
        // One string, so that the page's data need not repeat it; scripts/finish-export knows it by `data-once`.
        <div
          className={styles.footer}
          data-once=""
          dangerouslySetInnerHTML={{ __html: renderToStaticMarkup(<Footer {...footer} />) }}
        />
      )}
      <ShellBehaviour />
    </>
  );
}
