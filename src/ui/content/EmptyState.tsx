// Nothing to show, and what to do next.
import { StateMessage, type StateMessageProps } from "./StateMessage.tsx";

export function EmptyState(props: Omit<StateMessageProps, "alert">) {
  return <StateMessage {...props} />;
}
