import type { Eidos } from '../compiler/node';
import type { Controller, ControllerOptions } from './controller';
import { createController, storeOf } from './create-controller';
import type { FieldId } from './field-id';
import { rereadTexts } from './edit-commands';
import { placeById, tryFindPlace } from './place';
import { type Content, keepEntries, moveContent, moveMeta } from './state';

/**
 * Creates the controller that takes the place of another one when its screen gets another eidos. It has the same record,
 * everything that was entered, and the same steps of undo and redo. A value that does not fit any more is shown with its error.
 */
export function carryOver<Data>(
  from: Controller<Data>,
  eidos: Eidos<Data>,
  options: ControllerOptions<Data>,
): Controller<Data> {
  const before = storeOf(from);
  const { view, history } = before;
  const { state } = view;
  // Field ids contain row keys, and typed texts are in the current language, so both controllers share keys and words.
  const own = { ...(view.setting as object), ...options, data: state.saved as Data };
  const to = createController(eidos, own);
  const store = storeOf(to);
  const { saved } = store.view.state;

  /** Finds the fields of content. The items of a list that has become one of another kind have other ids. */
  function placesOf(content: Content) {
    const was = view.next({ ...state, content }).lookup;
    const is = store.view.next({ ...state, content }).lookup;
    const placeOf = (id: FieldId) => {
      const own = placeById(was, id);
      return own ? tryFindPlace(is, own.pointer) : placeById(is, id);
    };
    return { was, placeOf, moved: (id: FieldId) => placeOf(id)?.id ?? id };
  }

  /**
   * Content with its texts read again. The text of a field that is missing, locked or of a kind without texts stays, because
   * another eidos may show it again. An incomplete entry of another format ends, and so does a text of a locked field of another kind.
   */
  function carry(content: Content): Content {
    const { was, placeOf, moved } = placesOf(content);
    const drafts = keepEntries(content.drafts, (id, { text }) => {
      const [own, place] = [placeById(was, id), placeOf(id)];
      if (!place || !own) return true;
      // An empty text is an incomplete entry, which only a control of the same format still shows.
      if (!text && place.inner.format !== own.inner.format) return false;
      return !place.node.readOnly || place.inner.kind === own.inner.kind;
    });
    const carried = moveContent({ ...content, drafts }, moved);
    return rereadTexts(store.view.next({ ...state, content: carried })).state.content;
  }

  const [past, future] = [history.past, history.future].map((steps) =>
    steps.map((step) => store.stepOf(carry(before.contentOf(step)))),
  );
  store.update({ ...state, content: carry(state.content) });
  // A new record gets the defaults of the other schema.
  to.receive(saved as Data);
  Object.assign(store.history, history, { past, future });
  const { saving } = history;
  // A submit that is under way ends in both.
  saving?.set(store, saving.get(before));
  const meta = moveMeta(state.meta, placesOf(state.content).moved);
  store.note({ ...meta, status: saving ? meta.status : 'idle' });
  before.uploads?.carry(to);
  return to;
}
