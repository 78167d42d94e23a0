import { isWebAddress } from '@somo/graphql/legalLine'
import type { EventSessionInput, UserError } from '@somo/graphql/schema'
import { lineOf, readOptional } from '../media/editing/readTexts.ts'
import { canonicalTimeZone } from '../profile/timeZones.ts'

/** What a session is saved with. */
export interface SessionValues {
  readonly day: string
  readonly from: string
  readonly to: string
  readonly zone: string
  readonly place: string | null
  readonly joinUrl: string | null
  readonly trainer: string | null
  readonly seats: number | null
  readonly hasWaitingList: boolean
}

const placeRule = lineOf(200)
const trainerRule = lineOf(120)
const timeOfDay = /^([01]\d|2[0-3]):[0-5]\d$/
const mostSeats = 100_000

const trimmed = (text: string | null | undefined): string | null => {
  const short = text?.trim() ?? ''
  return short === '' ? null : short
}

/** Reads a session and names what is wrong with it, at its field. */
export function readSessionInput(input: EventSessionInput): { values: SessionValues; errors: UserError[] } {
  const errors: UserError[] = []
  const refuse = (code: UserError['code'], field: keyof EventSessionInput): void => {
    errors.push({ code, path: [field] })
  }
  const values = {
    day: input.day,
    from: input.from,
    to: input.to,
    zone: input.zone.trim(),
    place: readOptional(input.place, 'place', placeRule, errors),
    joinUrl: trimmed(input.joinUrl),
    trainer: readOptional(input.trainer, 'trainer', trainerRule, errors),
    seats: input.seats ?? null,
    hasWaitingList: input.hasWaitingList,
  }
  for (const field of ['from', 'to'] as const) if (!timeOfDay.test(values[field])) refuse('NOT_OFFERED', field)
  // Times of the form HH:mm sort as texts.
  if (errors.length === 0 && values.to <= values.from) refuse('WRONG_ORDER', 'to')
  const zone = canonicalTimeZone(values.zone)
  if (zone === null) refuse('NOT_OFFERED', 'zone')
  if (values.joinUrl !== null && !isWebAddress(values.joinUrl)) refuse('NOT_OFFERED', 'joinUrl')
  if (values.place === null && values.joinUrl === null) refuse('REQUIRED', 'place')
  if (values.seats !== null && (values.seats < 1 || values.seats > mostSeats)) refuse('NOT_OFFERED', 'seats')
  return { values: { ...values, zone: zone ?? '' }, errors }
}
