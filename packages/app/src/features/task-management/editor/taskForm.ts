import type { TaskInput } from '@somo/graphql/schema'
import type { TaskPartsFragment } from '@somo/graphql/task-editor'
import * as z from 'zod/mini'
import type { Picked } from '../../../domain/ask/PickList.tsx'
import type { UserError } from '../../../platform/form/saveAnswer.ts'
import type { FormSchema } from '../../../platform/form/validation/resolver.ts'
import { maxCharacters } from '../../../platform/form/validation/textChecks.ts'

export type OpenTask = TaskPartsFragment

export const answerKinds = ['TEXT', 'FILES', 'LINK', 'PHOTO'] as const
export const lateRules = ['ALLOW', 'ALLOW_UNTIL', 'REFUSE'] as const
export const reviewedBy = ['UNIT_MANAGERS', 'NAMED'] as const
export const gradings = ['PASS_FAIL', 'POINTS'] as const

export interface PickedUnit extends Picked {
  readonly withSubUnits: boolean
}

/** What stands in the form. */
export interface TaskValues {
  title: string
  instructions: string
  ownerUnit: Picked | null
  units: PickedUnit[]
  people: Picked[]
  opensOn: string | null
  dueOn: string | null
  lateRule: (typeof lateRules)[number]
  lateOn: string | null
  resubmissions: number | null
  answerKinds: (typeof answerKinds)[number][]
  reviewedBy: (typeof reviewedBy)[number]
  reviewers: Picked[]
  grading: (typeof gradings)[number]
  maxPoints: number | null
  passPoints: number | null
}

const day = z.nullable(z.string())
const number = z.nullable(z.number())
const picked = z.array(z.custom<Picked>())

export const taskSchema: FormSchema<TaskValues, TaskValues> = z
  .object({
    title: z.string().check(z.trim(), z.minLength(1), maxCharacters(160)),
    instructions: z.string().check(maxCharacters(20_000)),
    ownerUnit: z.nullable(z.custom<Picked>()),
    units: z.array(z.custom<PickedUnit>()).check(z.maxLength(200)),
    people: picked.check(z.maxLength(1000)),
    opensOn: day,
    dueOn: day,
    lateRule: z.enum(lateRules),
    lateOn: day,
    resubmissions: number,
    answerKinds: z.array(z.enum(answerKinds)).check(z.refine((kinds) => kinds.length > 0, { error: 'REQUIRED' })),
    reviewedBy: z.enum(reviewedBy),
    reviewers: picked,
    grading: z.enum(gradings),
    maxPoints: number,
    passPoints: number,
  })
  .check((context) => {
    const refuse = (field: keyof TaskValues, message: string): void =>
      void context.issues.push({ code: 'custom', message, path: [field], input: context.value })
    const values = context.value
    if (values.ownerUnit === null) refuse('ownerUnit', 'REQUIRED')
    if (values.resubmissions === null) refuse('resubmissions', 'REQUIRED')
    if (values.lateRule !== 'ALLOW' && values.dueOn === null) refuse('dueOn', 'REQUIRED')
    if (values.lateRule === 'ALLOW_UNTIL' && values.lateOn === null) refuse('lateOn', 'REQUIRED')
    if (values.opensOn !== null && values.dueOn !== null && values.dueOn < values.opensOn)
      refuse('dueOn', 'WRONG_ORDER')
    if (values.reviewedBy === 'NAMED' && values.reviewers.length === 0) refuse('reviewers', 'REQUIRED')
    if (values.grading === 'POINTS' && values.maxPoints === null) refuse('maxPoints', 'REQUIRED')
    if (values.grading === 'POINTS' && values.passPoints === null) refuse('passPoints', 'REQUIRED')
  })

const personOf = ({ uuid, name }: { readonly uuid: string; readonly name: string }): Picked => ({
  id: uuid,
  label: name,
})

/** What a new form holds. */
export const emptyTask: TaskValues = {
  title: '',
  instructions: '',
  ownerUnit: null,
  units: [],
  people: [],
  opensOn: null,
  dueOn: null,
  lateRule: 'ALLOW',
  lateOn: null,
  resubmissions: 1,
  answerKinds: ['TEXT'],
  reviewedBy: 'UNIT_MANAGERS',
  reviewers: [],
  grading: 'PASS_FAIL',
  maxPoints: null,
  passPoints: null,
}

/** A task as its form shows it. */
export const valuesOf = (task: OpenTask): TaskValues => ({
  title: task.title,
  instructions: task.instructions,
  ownerUnit: personOf(task.ownerUnit),
  units: task.units.map(({ unit, withSubUnits }) => ({ ...personOf(unit), withSubUnits })),
  people: task.people.map(personOf),
  opensOn: task.opensOn ?? null,
  dueOn: task.dueOn ?? null,
  lateRule: task.lateRule,
  lateOn: task.lateOn ?? null,
  resubmissions: task.resubmissions,
  answerKinds: [...task.answerKinds],
  reviewedBy: task.reviewedBy,
  reviewers: task.reviewers.map(personOf),
  grading: task.grading,
  maxPoints: task.maxPoints ?? null,
  passPoints: task.passPoints ?? null,
})

const ids = (items: readonly Picked[]): string[] => items.map(({ id }) => id)

/** The form as it is sent. */
export const inputOf = ({ ownerUnit, units, people, reviewers, resubmissions, ...values }: TaskValues): TaskInput => ({
  ...values,
  ownerUnit: ownerUnit?.id ?? '',
  people: ids(people),
  reviewers: ids(reviewers),
  units: units.map(({ id, withSubUnits }) => ({ unit: id, withSubUnits })),
  resubmissions: resubmissions ?? 0,
})

/** Errors in an entry of a list belong to its field; a person who cannot review has a sentence of their own. */
export const placeErrors = (errors: readonly UserError[]): UserError[] =>
  errors.map(({ code, path }) => {
    const field = String(path?.[0] ?? '')
    const isUnknownReviewer = field === 'reviewers' && code === 'UNKNOWN'
    return { code: isUnknownReviewer ? 'NOT_A_REVIEWER' : code, path: field === '' ? [] : [field] }
  })
