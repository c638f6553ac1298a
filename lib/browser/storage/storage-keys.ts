/** Names of what the site keeps in the reader's browser (docs/compatibility.md#storage); scripts that run before paint use them too. */
export const storageKeys = {
  /** `'true'` once the bar was closed. */
  announcementDismiss: 'docusaurus.announcement.dismiss',
  /** Id of the bar that the dismissal belongs to. */
  announcementId: 'docusaurus.announcement.id',
  /** Name of the docs version that the reader chose last. */
  preferredVersion: 'docs-preferred-version-default',
} as const;
