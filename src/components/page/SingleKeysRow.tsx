// The switch that turns single keys on and off.
// See docs/product.md#keys.
import { Trans } from "@lingui/react/macro";
import { useAtom } from "jotai";
import { singleKeysAtom } from "#state/preferences/singleKeys.ts";
import { SwitchRow } from "#ui/controls/SwitchRow.tsx";

export function SingleKeysRow() {
  const [isOn, setOn] = useAtom(singleKeysAtom);
  return (
    <SwitchRow
      name={<Trans>Single keys</Trans>}
      hint={
        <Trans>Keys such as j, k and s act on the page without Ctrl or Alt. “?” shows all of them.</Trans>
      }
      checked={isOn}
      onChange={setOn}
    />
  );
}
