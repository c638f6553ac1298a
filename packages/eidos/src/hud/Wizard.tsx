import { useEffect, useRef, useState } from 'react';
import { storeOf } from '../controller/create-controller';
import { isWithin } from '../controller/field-id';
import { useController, useTranslator } from '../hooks/contexts';
import { useShownErrors } from '../hooks/use-errors';
import { ErrorCount, isWithinAny } from '../layout/GroupFields';
import { OtherValues, TabContent, type TabItem, useShownItems } from '../layout/Tabs';
import { Button } from '../parts/Button';
import { useScreen } from '../parts/screen-context';
import { useReveal } from '../parts/use-reveal';
import { englishWizard } from '../translations/english-lists';
import type { FieldError } from '../validation/outcome';
import { HUD, SubmitFailure } from './HUD';
import { useLeaveWarning } from './hud-actions';

/** Props of `Wizard`. */
export interface WizardProps {
  /** The steps, in their order. Each names the values that its “Next” validates, and may have a `content` of its own. */
  steps: readonly TabItem[];
  /**
   * Whether the browser warns before the page is left with unsaved changes.
   * @default `true`
   */
  warnBeforeLeaving?: boolean;
}

/**
 * A long form in steps, inside an `EidosProvider`. “Next” waits for uploads, validates the steps so far and opens the next
 * one; “Back” opens the previous one at any time. The last step has the status bar. All steps stay in the document, so
 * nothing is lost, and going to an error opens its step.
 */
export function Wizard({ steps: all, warnBeforeLeaving = true }: WizardProps) {
  const controller = useController();
  const steps = useShownItems(all);
  const { navigator } = useScreen();
  const { label, t } = useTranslator(englishWizard);
  const [opened, setOpened] = useState({ id: steps[0]?.id, place: 0 });
  const [reached, setReached] = useState(() => new Set([opened.id]));
  const [isChecking, setChecking] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const hasMoved = useRef(false);
  const focused = useRef<Element>(undefined);
  const latest = useRef(0);
  const shown = useRef(steps);
  // The steps may follow from the data, so that one before the current step is added or removed while it is filled in.
  const kept = steps.findIndex(({ id }) => id === opened.id);
  const at = kept < 0 ? Math.max(0, Math.min(opened.place, steps.length - 1)) : kept;
  const current = steps[at];
  // The step that replaces a removed one stays open when that one returns.
  if (current && kept < 0) openAt(at);
  const furthest = steps.reduce((last, { id }, place) => (reached.has(id) ? place : last), 0);
  useLeaveWarning(warnBeforeLeaving);

  useEffect(() => {
    const { activeElement, body } = heading.current!.ownerDocument;
    // The data may remove a step, or the button to the next one, with the focus.
    const isLost = focused.current?.isConnected === false && activeElement === body;
    if (hasMoved.current || isLost) heading.current!.focus();
    hasMoved.current = false;
    shown.current = steps;
  });
  useReveal('', (target) => {
    const place = steps.findIndex(({ pointers }) => isWithinAny(target, pointers));
    if (place >= 0) setOpened({ id: steps[place]!.id, place });
  });

  /** The first error that keeps users from a later step. */
  async function findObstacle(pointers: TabItem['pointers']): Promise<FieldError | undefined> {
    const { complete, searches, uploads, unread } = storeOf(controller);
    // A screen reader presses the button while the focus is still in a field.
    complete(true);
    await Promise.all(searches);
    const missing = (await uploads?.wait()) ?? [];
    // A check that fails is tried again by Save, which reports the failure.
    await Promise.allSettled(pointers.map((pointer) => controller.validate(pointer)));
    const failed = missing.map((pointer) => ({ pointer, code: 'upload', values: {} }));
    const found = [...failed, ...controller.getSnapshot().errors, ...unread.keys()];
    // In the order of the steps, which may be another than that of the schema.
    return pointers.flatMap((at) => found.filter(({ pointer }) => isWithin(pointer, at)))[0];
  }

  async function open(next: number): Promise<void> {
    const request = ++latest.current;
    const isForward = next > at;
    setChecking(isForward);
    const before = steps.slice(0, next).flatMap(({ pointers }) => pointers);
    const obstacle = isForward ? await findObstacle(before) : undefined;
    // Another step was opened meanwhile.
    if (request !== latest.current) return;
    setChecking(false);
    if (obstacle) {
      navigator.focus(obstacle.pointer);
      return storeOf(controller).unread.get(obstacle)?.();
    }
    // The data may have inserted or removed steps meanwhile.
    const now = shown.current;
    const from = next === at + 1 ? at : next;
    const kept = now.findIndex(({ id }) => id === steps[from]!.id);
    const place = kept + next - from;
    if (kept < 0 || !now[place]) return;
    hasMoved.current = true;
    openAt(place, now);
  }

  function openAt(place: number, list = steps): void {
    const { id } = list[place]!;
    setOpened({ id, place });
    setReached((before) => new Set(before).add(id));
  }

  const back = at > 0 && <Button onClick={() => void open(at - 1)}>{t('wizard.back')}</Button>;
  return (
    <div className="eidos-wizard" onFocus={({ target }) => (focused.current = target)}>
      <nav aria-label={t('wizard.steps')}>
        <ol className="eidos-wizard__steps">
          {steps.map((step, place) => (
            <Step
              key={step.id}
              step={step}
              isCurrent={place === at}
              isDone={place < furthest && reached.has(step.id)}
              open={place <= furthest ? () => void open(place) : undefined}
            />
          ))}
        </ol>
      </nav>
      <h2 ref={heading} tabIndex={-1} className="eidos-wizard__heading">
        {t('wizard.heading', { step: at + 1, count: steps.length, label: current ? label(current) : '' })}
      </h2>
      {steps.map((step, place) => (
        <div key={step.id} hidden={place !== at}>
          <TabContent item={step} />
        </div>
      ))}
      <OtherValues pointer="" items={steps} />
      {at === steps.length - 1 ? (
        <HUD actions={back} warnBeforeLeaving={false} />
      ) : (
        <>
          <SubmitFailure />
          <div className="eidos-wizard__actions">
            {back}
            <Button
              // The second click of a double click meets another button, so it opens no other step.
              key={current?.id}
              aria-disabled={isChecking || undefined}
              data-busy={isChecking || undefined}
              onClick={isChecking ? undefined : () => void open(at + 1)}
            >
              {t(isChecking ? 'wizard.checking' : 'wizard.next')}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}

interface StepProps {
  step: TabItem;
  isCurrent: boolean;
  isDone: boolean;
  /** Opens the step; undefined until it is reached. */
  open: (() => void) | undefined;
}

/** A step in the list: a button once it was reached, with its state and its errors. */
function Step({ step, isCurrent, isDone, open }: StepProps) {
  const { label, t } = useTranslator(englishWizard);
  const count = useShownErrors(step.pointers).length;
  const state = count > 0 ? 'invalid' : isDone ? 'done' : undefined;
  return (
    <li data-state={state}>
      <button
        type="button"
        className="eidos-wizard__step"
        aria-current={isCurrent ? 'step' : undefined}
        disabled={open === undefined}
        onClick={open}
      >
        {label(step)}
        {state === 'done' && <span className="eidos-visually-hidden">{` (${t('wizard.done')})`}</span>}
        <ErrorCount count={count} />
      </button>
    </li>
  );
}
