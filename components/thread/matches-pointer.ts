/** Whether two pointers can be of the same value; a segment `*` is any row and any name. */
export function matchesPointer(one: string, other: string): boolean {
  const segments = one.split('/');
  const others = other.split('/');
  return (
    segments.length === others.length &&
    segments.every((segment, index) => segment === '*' || others[index] === '*' || segment === others[index])
  );
}
