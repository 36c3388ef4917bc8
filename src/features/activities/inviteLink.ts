// The address that an invited person opens.

/**
 * The whole address of the registration with this code. It has no locale prefix, so that it leads to the friend's
 * language and not to the inviter's (docs/wire.md#explicit-language).
 */
export function inviteLink(code: string): string {
  return `${location.origin}/inviteactivity/register?code=${encodeURIComponent(code)}`;
}
