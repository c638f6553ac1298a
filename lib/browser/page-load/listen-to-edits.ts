/** Attribute of the root that changes with the content while pages are being written; the root layout sets it. */
const revisionAttribute = 'data-content-revision';

/** Calls `onEdit` whenever the content has changed while pages are being written; returns what stops it. */
export function listenToEdits(onEdit: () => void): () => void {
  const edits = new MutationObserver(onEdit);
  edits.observe(document.documentElement, { attributeFilter: [revisionAttribute] });
  return () => edits.disconnect();
}
