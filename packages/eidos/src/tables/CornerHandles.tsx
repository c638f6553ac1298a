/** The handles at the corners of the selection, which a finger drags; they are another way to do what “Select more” does. */
export function CornerHandles({ first, last }: { readonly first: boolean; readonly last: boolean }) {
  return (
    <>
      {first && <span className="eidos-table__corner" data-corner="first" aria-hidden="true" />}
      {last && <span className="eidos-table__corner" data-corner="last" aria-hidden="true" />}
    </>
  );
}
