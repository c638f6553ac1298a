const voidElements =
  /closing tag for `<(area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr)>`/;

/** What to write instead of text that MDX does not read, by what its parser says of it. */
export function syntaxFix(reason: string): string {
  if (/to create a comment in MDX/.test(reason)) return 'Write the comment as {/* … */}.';
  if (/to create a link in MDX/.test(reason))
    return 'Write the address without "<" and ">", or as a link: [text](https://example.org).';
  const [, element] = voidElements.exec(reason) ?? [];
  if (element) return `Write <${element} />.`;
  const [, opened] = /closing tag for `<([^`>]+)>`/.exec(reason) ?? [];
  if (opened) return `Close it with </${opened}>, or write "\\<" where the tag is meant as text.`;
  if (/before attribute value/.test(reason)) return 'Put the value of the attribute in quotes.';
  if (/import\/exports/.test(reason))
    return 'Correct the statement. A sentence that begins with "import" or "export" needs another first word.';
  if (/acorn|closing brace/.test(reason))
    return 'Write a "{" that is meant as text as "\\{", or put it in backquotes as code.';
  return 'Write a "{" or "<" that is meant as text as "\\{" or "\\<", and close every tag that is opened.';
}
