/** The formats of 2020-12 that allow letters beyond ASCII, which the validator library does not know. */
export const internationalFormats: Readonly<Record<string, (text: string) => boolean>> = {
  iri: (text) => /^[a-z][a-z\d+.-]*:/iu.test(text) && isAddress(text),
  'iri-reference': isAddress,
  'idn-hostname': isHostName,
  'idn-email': (text) => {
    const at = text.lastIndexOf('@');
    return at > 0 && !/[\s@"(),:;<>[\\\]]/u.test(text.slice(0, at)) && isHostName(text.slice(at + 1));
  },
};

/** RFC 3987: any character but those that separate an address from the text around it. */
function isAddress(text: string): boolean {
  return !/[\s<>"{}|\\^`]|%(?![\da-f]{2})/iu.test(text);
}

function isHostName(text: string): boolean {
  const labels = text.replace(/\.$/u, '').split(/[.。．｡]/u);
  return text.length <= 253 && labels.every(isHostLabel);
}

// RFC 5890: letters, marks and digits of any script, and hyphens inside.
function isHostLabel(label: string): boolean {
  return (
    /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}\u00b7\p{Join_Control}\u30fb-]*[\p{L}\p{M}\p{N}])?$/u.test(label) &&
    label.length <= 63
  );
}
