// What tests of several engines say to a browser: few primitives, which each engine has in its own way.

export const ENGINES = ["chromium", "firefox", "webkit"] as const;
export type EngineName = (typeof ENGINES)[number];

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** How a browser starts. */
export interface StartOptions {
  readonly size?: Size;
  readonly dark?: boolean;
  /** A screen that is touched: `pointer: coarse`. */
  readonly touch?: boolean;
  /** "cookies": blocked together with what a browser blocks beside them; "null": `localStorage` is null. */
  readonly without?: "cookies" | "null";
  readonly isPrivate?: boolean;
  /** Preferences of Firefox; other engines have none of them. */
  readonly preferences?: Readonly<Record<string, boolean | number | string>>;
}

export type Modifier = "Control" | "Shift" | "Meta";

/** One tab as an engine offers it; `Tab` adds what is the same in all engines. */
export interface RawTab {
  goto(address: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  /** The value of an expression, which may be a promise; it must be plain data. */
  read(expression: string): Promise<unknown>;
  /** A press of the main button at a point of the window. */
  pressAt(x: number, y: number): Promise<void>;
  /** A press of a key by its name in the DOM, such as Enter. */
  key(name: string, modifiers: readonly Modifier[]): Promise<void>;
  type(text: string): Promise<void>;
  resize(size: Size): Promise<void>;
  toFront(): Promise<void>;
  picture(): Promise<Uint8Array>;
  close(): Promise<void>;
}

export interface RawBrowser {
  readonly version: string;
  tab(): Promise<RawTab>;
  /** Errors and warnings of all tabs so far. */
  readonly complaints: string[];
  close(): Promise<void>;
}
