/** A property name as a person would write it: `firstName`, `first_name` and `first-name` become "First name". */
export function readableLabel(name: string): string {
  // Most names need no Unicode rules, which are expensive to match.
  return capitalise(/[^a-z\d]/.test(name) ? splitWords(name) : name);
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function splitWords(name: string): string {
  return (
    name
      .replace(/(\p{Ll}|\p{N})(\p{Lu})/gu, '$1 $2')
      .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
      .split(/[\s_-]+/u)
      .filter((word) => word !== '')
      // An acronym keeps its capitals.
      .map((word) => (/^\p{Lu}{2,}$/u.test(word) ? word : word.toLowerCase()))
      .join(' ')
  );
}
