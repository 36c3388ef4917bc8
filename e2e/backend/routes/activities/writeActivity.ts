// The wire form of an activity's time.
// See docs/wire.md#activities.
import type { ActivityName } from "../../database/activities.ts";
import type { MemberServices } from "../../members/memberServices.ts";
import { writeFeedTime } from "../../server/zones.ts";

/** State, start and end. */
export function writeActivity(
  { activities }: Pick<MemberServices, "activities">,
  name: ActivityName,
  now: number,
): object {
  const { startsAt, endsAt } = activities.window(name);
  return {
    state: activities.state(name, now),
    startTime: writeFeedTime(startsAt),
    endTime: writeFeedTime(endsAt),
  };
}
