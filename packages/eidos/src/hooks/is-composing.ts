/**
 * Whether a key belongs to an input method, which composes text. Safari sends the Enter that ends a composition after its
 * end, with the key code of input methods (229).
 */
export function isComposing(event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  // No other property tells the two kinds of Enter apart.
  return event.isComposing || event.keyCode === 229;
}
