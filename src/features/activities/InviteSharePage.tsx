// One's own invitation code and link: to copy, to share, and as a QR code.
// See docs/product.md#invite-activity.
import { Trans, useLingui } from "@lingui/react/macro";
import type { OwnInvite } from "#domain/activity/activity.ts";
import { Skeleton } from "#ui/content/Skeleton.tsx";
import { lazyPart } from "#ui/page/lazyPart.tsx";
import { Button } from "#ui/controls/Button.tsx";
import { Icon } from "#ui/content/Icon.tsx";
import { showToast } from "#ui/overlays/toast.ts";
import { usePageTitle } from "#ui/page/usePageTitle.ts";
import { CopyLine } from "./CopyLine.tsx";
import { InviteFrame } from "./InviteFrame.tsx";
import styles from "./InviteSharePage.module.css";
import { SignInFirst } from "./SignInFirst.tsx";

/**
 * The whole address of the registration with this code. It has no locale prefix, so that it leads to the friend's
 * language and not to the inviter's (docs/wire.md#explicit-language).
 */
function inviteLink(code: string): string {
  return `${location.origin}/inviteactivity/register?code=${encodeURIComponent(code)}`;
}

/** Edge of the QR code in CSS px. */
const QR_SIZE = 208;

const QrCode = lazyPart(async () => (await import("./QrCode.tsx")).QrCode, {
  instead: <Skeleton width={QR_SIZE} height={QR_SIZE} />,
});

export function InviteSharePage() {
  const { t } = useLingui();
  usePageTitle(t`Invite friends – Touchline`);
  return (
    <InviteFrame tab="share">
      {({ own, state }) =>
        own === undefined ? (
          <SignInFirst title={<Trans>Sign in to get your code</Trans>}>
            <Trans>Every member has a code of their own.</Trans>
          </SignInFirst>
        ) : (
          <OwnCode own={own} useful={state === "running"} />
        )
      }
    </InviteFrame>
  );
}

function OwnCode({ own: { code }, useful }: { readonly own: OwnInvite; readonly useful: boolean }) {
  const { t } = useLingui();
  const link = inviteLink(code);
  return (
    <div className={styles["share"]}>
      <div className={styles["ways"]}>
        {useful ? null : (
          <p className={styles["useless"]}>
            <Trans>The promotion is not running now, so nobody can register with your code.</Trans>
          </p>
        )}
        <CopyLine
          label={<Trans>Your code</Trans>}
          value={code}
          copied={t`Code copied`}
          copy={t`Copy the code`}
          large
        />
        <CopyLine
          label={<Trans>Your link</Trans>}
          value={link}
          copied={t`Link copied`}
          copy={t`Copy the link`}
        />
        {/* Not every browser has a share sheet; the link can be copied in all. */}
        {"share" in navigator ? <ShareLink link={link} /> : null}
      </div>
      <figure className={styles["qr"]}>
        <QrCode text={link} size={QR_SIZE} label={t`QR code of your link`} />
        <figcaption className={styles["caption"]}>
          <Trans>Let a friend scan this with a phone.</Trans>
        </figcaption>
      </figure>
    </div>
  );
}

function ShareLink({ link }: { readonly link: string }) {
  const { t } = useLingui();
  async function share(): Promise<void> {
    try {
      await navigator.share({
        title: "Touchline",
        text: t`Follow football with me on Touchline. We both get points when you register with this link.`,
        url: link,
      });
    } catch (error) {
      // Closing the share sheet is a choice, not a failure.
      if (error instanceof Error && error.name === "AbortError") return;
      showToast(t`The link could not be shared. Copy it instead.`, "error");
    }
  }
  return (
    <Button look="primary" className={styles["button"]} onClick={() => void share()}>
      <Icon name="share" size={18} />
      <Trans>Share the link</Trans>
    </Button>
  );
}
