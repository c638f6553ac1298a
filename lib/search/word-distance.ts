/** Slips that a word of a length may hold and still be recognised: short words would match half of the language. */
export function slipsAllowed(length: number): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

/**
 * How many slips lie between what was typed and a word: a letter too many, too few, another one, or two that changed
 * places. Infinity beyond `limit`.
 * @param isUnfinished whether the word may go on after what was typed, whose slips alone are then counted.
 */
export function wordDistance(typed: string, word: string, limit: number, isUnfinished = false): number {
  const excess = word.length - typed.length;
  if (-excess > limit || (excess > limit && !isUnfinished)) return Infinity;
  const width = Math.min(word.length, typed.length + limit);
  let twoBefore: number[] = [];
  let before = Array.from({ length: width + 1 }, (_, column) => column);
  for (let row = 1; row <= typed.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= width; column += 1) {
      const isSame = typed[row - 1] === word[column - 1];
      let least = Math.min(
        before[column]! + 1,
        current[column - 1]! + 1,
        before[column - 1]! + (isSame ? 0 : 1),
      );
      if (typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1])
        least = Math.min(least, (twoBefore[column - 2] ?? Infinity) + 1);
      current.push(least);
    }
    if (Math.min(...current) > limit) return Infinity;
    twoBefore = before;
    before = current;
  }
  const distance = isUnfinished ? Math.min(...before) : before[width]!;
  return distance <= limit ? distance : Infinity;
}
