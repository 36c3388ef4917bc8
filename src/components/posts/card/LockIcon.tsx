// A padlock for what only some members may read. Not in the icon set, which belongs to the first screen.

/** Decoration only. `size`: edge in CSS px. */
export function LockIcon({ size }: { readonly size: number }) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.8}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M6.500 10.500h11a1 1 0 0 1 1 1V19a1 1 0 0 1-1 1h-11a1 1 0 0 1-1-1v-7.500a1 1 0 0 1 1-1ZM8 10.500V8a4 4 0 0 1 8 0v2.500M12 14v2.500" />
    </svg>
  );
}
