import type { ImportBrake } from '@somo/graphql/schema'
import type { ImportRecord } from '../importStore.ts'

// From here on a glance at the number is not enough: it has to be typed.
const mostUnconfirmed = 50

/** How an import's deactivations stand against the active people; null without any. */
export function brakeOf(
  { deactivated, activeBefore, isBrakeReleased }: ImportRecord,
  limit: number,
): ImportBrake | null {
  if (deactivated === 0 || activeBefore === null || activeBefore === 0) return null
  const share = (100 * deactivated) / activeBefore
  return {
    limit,
    share,
    people: deactivated,
    activePeople: activeBefore,
    isOn: share > limit && !isBrakeReleased,
    isReleased: isBrakeReleased,
  }
}

/** What has to be typed before an import runs; null where nothing has. */
export const confirmationOf = ({ deactivated }: ImportRecord): string | null =>
  deactivated > mostUnconfirmed ? String(deactivated) : null
