// Steps for adding a web page to the home screen, by kind of device.
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Device } from "./deviceOf.ts";

export interface HomeScreenSteps {
  readonly device: Device;
  readonly name: MessageDescriptor;
  /** The browser the steps apply to. */
  readonly browser: MessageDescriptor;
  readonly steps: readonly MessageDescriptor[];
}

export const HOME_SCREEN_STEPS: readonly HomeScreenSteps[] = [
  {
    device: "iphone",
    name: msg`iPhone and iPad`,
    browser: msg`With Safari`,
    steps: [
      msg`Open Touchline in Safari.`,
      msg`Tap Share, the square with an arrow pointing up.`,
      msg`Choose “Add to Home Screen”.`,
      msg`Tap “Add”.`,
    ],
  },
  {
    device: "android",
    name: msg`Android`,
    browser: msg`With Chrome; other browsers have the same under similar names`,
    steps: [
      msg`Open Touchline in Chrome.`,
      msg`Tap the three dots at the top.`,
      msg`Choose “Add to home screen”.`,
      msg`Confirm with “Add” or “Create shortcut”.`,
    ],
  },
  {
    device: "computer",
    name: msg`Windows, Linux and ChromeOS`,
    browser: msg`With Chrome or Edge`,
    steps: [
      msg`Open Touchline in the browser.`,
      msg`Open the browser’s menu, the three dots at the top.`,
      msg`In Chrome choose “Cast, save and share”, in Edge “Apps” or “More tools”.`,
      msg`Choose to install the page as an app or to create a shortcut.`,
    ],
  },
  {
    device: "mac",
    name: msg`Mac`,
    browser: msg`With Safari`,
    steps: [
      msg`Open Touchline in Safari.`,
      msg`In the menu bar choose “File”, then “Add to Dock”.`,
      msg`Confirm with “Add”.`,
    ],
  },
];
