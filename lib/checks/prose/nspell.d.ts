// The package brings no types of its own.
declare module 'nspell' {
  interface Spell {
    correct(word: string): boolean;
    suggest(word: string): string[];
    add(word: string): Spell;
  }
  export default function nspell(dictionary: { readonly aff: Buffer; readonly dic: Buffer }): Spell;
}
