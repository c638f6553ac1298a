/** A docstring's words, in which backquotes mark code. */
export function InlineCodeText({ text }: { readonly text: string }) {
  return text.split('`').map((part, index) => (index % 2 === 0 ? part : <code key={index}>{part}</code>));
}
