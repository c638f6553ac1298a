import { useContext, useEffect, useMemo, useRef, useState } from 'react';
import type { Controller, ControllerOptions } from '../controller/controller';
import { scopeValidation, storeOf } from '../controller/create-controller';
import { watchPresses } from '../hooks/pointer-press';
import { watchRepeats } from '../hooks/repeated-input';
import { ControllerContext, TranslationsContext, useController } from '../hooks/contexts';
import { createAnnouncer } from '../parts/announcer';
import { createNavigator } from '../parts/navigator';
import { FieldLock, type FieldLockProps } from '../parts/FieldLock';
import { mergeRegistries, type Registry } from '../parts/registry';
import { ScreenContext, useScreen } from '../parts/screen-context';
import { translatorOf, type TranslatorOptions } from '../translations/translator';
import { fieldRegistry } from './field-registry';

/** The element that announces the screen's messages to assistive technology, and by which the screen knows its document. */
function LiveRegion() {
  const { announcer, navigator } = useScreen();
  const controller = useController();
  const region = useRef<Element>(null);
  // Before the effects of the parts, which may announce something.
  function place(element: Element | null) {
    region.current = element;
    if (!element) return;
    announcer.place(element);
    navigator.lookIn(element, controller);
    const view = element.ownerDocument.defaultView!;
    watchPresses(view);
    watchRepeats(view);
  }
  useEffect(() => {
    const store = storeOf(controller);
    const element = region.current!;
    store.screens += 1;
    return () => {
      // Another provider may take its place in the same commit.
      queueMicrotask(() => {
        store.screens -= 1;
        // A hidden `Activity` keeps its elements in the document.
        if (!store.screens && !element.isConnected) store.uploads?.end();
      });
    };
  }, [controller]);
  return <div ref={place} className="eidos-visually-hidden" role="status" aria-live="polite" />;
}

/** Props of `EidosProvider`. */
export interface EidosProviderProps extends FieldLockProps {
  /** Holds the data of everything inside; created by `createController`. */
  controller: Controller;
  /** Your own parts. They override the toolkit's, and those of an outer provider of the same record. */
  registry?: Registry;
  /**
   * The locale and the texts.
   * @default those of the surrounding provider, or English
   */
  translations?: TranslatorOptions;
  /**
   * When the errors of a field inside are shown: at each change, once the field is left, or only after a submit.
   * @default the option of the controller
   */
  validation?: ControllerOptions<unknown>['validation'];
}

function useTranslations({ locale, catalogue, fallback, errorMessage }: TranslatorOptions = {}) {
  const inherited = useContext(TranslationsContext);
  return useMemo(
    () =>
      locale || catalogue || fallback || errorMessage
        ? translatorOf({ locale, catalogue, fallback, errorMessage })
        : inherited,
    [locale, catalogue, fallback, errorMessage, inherited],
  );
}

/**
 * Provides controller, registry and translations to the fields and parts inside, wherever they are.
 * Its only element is a live region that announces errors and moved rows to assistive technology.
 */
export function EidosProvider({
  controller,
  registry,
  translations,
  validation,
  ...lock
}: EidosProviderProps) {
  const translator = useTranslations(translations);
  useEffect(() => controller.setLocale(translator), [controller, translator]);
  const outer = useContext(ControllerContext);
  const services = useContext(ScreenContext);
  // Controllers of one record share its functions.
  const around =
    outer?.subscribe === (controller as Controller | undefined)?.subscribe ? services : undefined;
  const base = around ? outer! : controller;
  const timed = useMemo(() => scopeValidation(base, validation), [base, validation]);
  const [navigator] = useState(createNavigator);
  const announcer = useMemo(
    () => createAnnouncer((count) => translator.t('hud.errors', { count })),
    [translator],
  );
  const own = useMemo(() => {
    const merged = mergeRegistries(around?.registry ?? fieldRegistry, registry);
    return { announcer, navigator, ...around, registry: merged };
  }, [registry, announcer, navigator, around]);
  return (
    <ControllerContext.Provider value={timed}>
      <TranslationsContext.Provider value={translator}>
        <ScreenContext.Provider value={own}>
          <FieldLock {...lock} />
          {!around && <LiveRegion />}
        </ScreenContext.Provider>
      </TranslationsContext.Provider>
    </ControllerContext.Provider>
  );
}
