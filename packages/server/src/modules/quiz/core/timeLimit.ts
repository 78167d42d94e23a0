/** The time of an attempt, as the server judges it. All moments are ms since 1970, by the server's clock. */

/**
 * How long after the end of the time answers given before it are still taken, in ms: long enough for a working day without
 * a network. After it the attempt is handed in with what has arrived.
 */
export const lateGraceMs = 24 * 60 * 60 * 1000

/** Beyond this, two clocks disagree rather than a call being under way. */
const slackMs = 2000

/**
 * When an answer was given. A device's clock may be wrong, so only the time between giving and sending counts: it is taken
 * off the moment of arrival. It is never earlier than the write that the server acknowledged before it.
 * @param arrivedAt when the call came in
 * @param sentAt and givenAt by the clock of the device
 * @param previousAt when the last acknowledged write came in
 */
export const answeredAt = (arrivedAt: number, sentAt: number, givenAt: number, previousAt: number): number =>
  Math.min(arrivedAt, Math.max(previousAt, arrivedAt - Math.max(0, sentAt - givenAt)))

interface LateRule {
  readonly endsAt: number | null
  readonly arrivedAt: number
  readonly answeredAt: number
  /** Whether the write continues the acknowledged ones without a gap. */
  readonly isChained: boolean
}

/** Whether an answer counts. One that arrives after the end must have been given before it, in a chain without a gap. */
export function isInTime({ endsAt, arrivedAt, answeredAt: given, isChained }: LateRule): boolean {
  if (endsAt === null || arrivedAt <= endsAt) return true
  return isChained && given <= endsAt + slackMs && arrivedAt <= endsAt + lateGraceMs
}

/** When the time of an attempt ends; null without a limit. */
export const endOf = (startedAt: number, timeLimitMinutes: number | null, factor: number): number | null =>
  timeLimitMinutes === null ? null : startedAt + Math.round(timeLimitMinutes * factor * 60_000)
