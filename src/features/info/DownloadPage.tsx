// How to install the product: steps for adding the web page to each kind of device's home screen.
import { Trans, useLingui } from "@lingui/react/macro";
import { usePageView } from "#state/navigation/usePageView.ts";
import { usePageTitle } from "#ui/page/usePageTitle.ts";
import page from "./DocumentPage.module.css";
import styles from "./DownloadPage.module.css";
import { type Device, deviceOf } from "./deviceOf.ts";
import { HOME_SCREEN_STEPS } from "./homeScreenSteps.ts";

export function DownloadPage() {
  const { t, i18n } = useLingui();
  usePageView();
  usePageTitle(t`On your phone and computer – Touchline`);
  const mine = deviceOf(navigator);
  const devices = HOME_SCREEN_STEPS.toSorted(
    (one, other) => rank(one.device, mine) - rank(other.device, mine),
  );
  return (
    <article className={page["page"]}>
      <h1 className={page["heading"]}>
        <Trans>On your phone and computer</Trans>
      </h1>
      <div className={styles["lead"]}>
        <p>
          <Trans>
            Touchline runs in the browser you have: there is nothing to install and nothing to update, and it
            takes no room on your device.
          </Trans>
        </p>
        <p>
          <Trans>
            Put it on your home screen or beside your programs, and it opens with one tap, in a window of its
            own where your browser can do that.
          </Trans>
        </p>
      </div>
      <div className={styles["devices"]}>
        {devices.map(({ device, name, browser, steps }) => (
          <section key={device} className={styles["device"]} aria-labelledby={`device-${device}`}>
            <h2 id={`device-${device}`} className={styles["name"]}>
              {i18n._(name)}
              {device === mine ? (
                <span className={styles["mine"]}>
                  <Trans>This device</Trans>
                </span>
              ) : null}
            </h2>
            <p className={styles["browser"]}>{i18n._(browser)}</p>
            <ol className={styles["steps"]}>
              {steps.map((step) => (
                <li key={step.id}>{i18n._(step)}</li>
              ))}
            </ol>
          </section>
        ))}
      </div>
      <p className={styles["note"]}>
        <Trans>
          Once you are signed in, stars and settings stay the same wherever you open it, and a device on which
          no language was chosen shows yours. Goals of your favourites are announced while Touchline is open.
        </Trans>
      </p>
    </article>
  );
}

/** Sort key: the visitor's own device is first. */
function rank(device: Device, mine: Device | undefined): number {
  return device === mine ? 0 : 1;
}
