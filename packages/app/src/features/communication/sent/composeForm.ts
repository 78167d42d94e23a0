import type { ComplianceState, MessageTargetInput } from '@somo/graphql/schema'
import * as z from 'zod/mini'
import type { FormSchema } from '../../../platform/form/validation/resolver.ts'
import { maxCharacters } from '../../../platform/form/validation/textChecks.ts'

export const targetKinds = ['list', 'people'] as const
export type TargetKind = (typeof targetKinds)[number]

interface Chosen {
  readonly id: string
  readonly label: string
}

/** States that a list can be narrowed to. */
export const listStates = [
  'OVERDUE',
  'IN_GRACE',
  'DUE_SOON',
  'NOT_STARTED',
  'IN_PROGRESS',
  'EXPIRED',
  'FAILED',
] as const satisfies readonly ComplianceState[]
export type ListState = (typeof listStates)[number]

/** What the fields of the form hold. */
export interface ComposeValues {
  kind: TargetKind
  people: readonly Chosen[]
  unit: Chosen | null
  withSubunits: boolean
  states: readonly ListState[]
  subject: string
  body: string
}

const chosen = z.object({ id: z.string(), label: z.string() })
const text = (longest: number) => z.string().check(z.trim(), z.minLength(1), maxCharacters(longest))

/** What may be sent. */
export const composeSchema = z
  .object({
    kind: z.enum(targetKinds),
    people: z.array(chosen),
    unit: z.nullable(chosen),
    withSubunits: z.boolean(),
    states: z.array(z.enum(listStates)),
    subject: text(160),
    body: text(5000),
  })
  .check(
    z.refine(({ kind, unit }) => kind === 'people' || unit !== null, { error: 'REQUIRED', path: ['unit'] }),
    z.refine(({ kind, people }) => kind === 'list' || people.length > 0, { error: 'REQUIRED', path: ['people'] }),
  ) as unknown as FormSchema<ComposeValues, ComposeValues>

export const initialValues: ComposeValues = {
  kind: 'list',
  people: [],
  unit: null,
  withSubunits: true,
  states: [],
  subject: '',
  body: '',
}

/** Whom the values mean; null while nobody is chosen. */
export function targetOf({ kind, people, unit, withSubunits, states }: ComposeValues): MessageTargetInput | null {
  if (kind === 'people') return people.length === 0 ? null : { people: people.map(({ id }) => id) }
  return unit === null ? null : { unit: unit.id, withSubunits, state: [...states] }
}
