const TOKEN = /\*\*\/|\*\*|\*|<[^<>]+>|\{[^{}]+\}|[^*<{]+|./g;

const escape = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

function toSource(token: string): string {
  if (token === '**/') return '(?:.*/)?';
  if (token === '**') return '.*';
  if (token === '*' || token.startsWith('<')) return '[^/]*';
  if (token.startsWith('{')) return `(?:${token.slice(1, -1).split(',').map(pathSource).join('|')})`;
  return escape(token);
}

const pathSource = (text: string): string => (text.match(TOKEN) ?? []).map(toSource).join('');

/** A path as prose writes it, with `**`, `*`, `{a,b}` and `<name>`, as an expression for a whole path or its end. */
export function pathPattern(text: string, { atRoot = true } = {}): RegExp {
  return new RegExp(`^${atRoot ? '' : '(?:.*/)?'}${pathSource(text)}$`);
}
