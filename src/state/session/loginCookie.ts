// The login flag cookie (SPEC §6): tells who looks at cookies that somebody is signed in, and nothing else.

const NAME = "isLogin";
/** As long as the server keeps a sign-in without use. */
const MAX_AGE_SECONDS = 30 * 24 * 60 * 60;

/** The text to assign to `document.cookie`. */
export function writeLoginCookie(signedIn: boolean): string {
  return `${NAME}=${signedIn ? "1" : ""}; Max-Age=${signedIn ? MAX_AGE_SECONDS : 0}; Path=/; SameSite=Lax`;
}
