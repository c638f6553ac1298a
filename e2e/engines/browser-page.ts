/** A page of a browser, whatever drives it: what the drivers of all engines can do. */
export interface BrowserPage {
  goto(url: string): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  /** Sets the size of what the page is shown in, in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** Returns the value of an expression of JavaScript in the page. */
  evaluate(expression: string): Promise<unknown>;
  /** Presses the mouse on the element that an expression returns. */
  click(expression: string): Promise<void>;
  /** Presses a key by its name in `KeyboardEvent`, with modifiers before it: `Control+a`. */
  press(keys: string): Promise<void>;
  type(text: string): Promise<void>;
  /** The visible text of the document in the frame that an expression returns. */
  frameText(expression: string): Promise<string>;
}

/** A browser that is running. */
export interface RunningBrowser {
  /** Name and version, for the report. */
  readonly version: string;
  readonly page: BrowserPage;
  close(): Promise<void>;
}
