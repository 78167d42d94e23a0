import type { CompletionRuleKind, MediumCompletionInput, MediumKind, UserError } from '@somo/graphql/schema'
import type { CompletionRule } from '../../learning/completionRules.ts'
import { changedFields } from './changedFields.ts'
import type { ChangeDraft } from './changeMedium.ts'
import { userError } from '../../userError.ts'

/** The rules that each kind offers (docs/learning-model.md, "Completion"). */
export const offeredRules = {
  SCORM: ['PACKAGE'],
  VIDEO: ['WATCHED'],
  AUDIO: ['WATCHED'],
  PDF: ['READ', 'CONFIRMED'],
  PAGE: ['READ', 'CONFIRMED'],
  LINK: ['OPENED', 'CONFIRMED'],
  QUIZ: ['PASSED'],
  SURVEY: ['SUBMITTED'],
  EVENT: ['ATTENDED'],
  COURSE: ['ALL_REQUIRED_PARTS'],
} as const satisfies Readonly<Record<MediumKind, readonly CompletionRuleKind[]>>

const scoredKinds: readonly MediumKind[] = ['SCORM', 'QUIZ']
const mostAttempts = 100

function readRule({ rule, share, by }: MediumCompletionInput): CompletionRule {
  if (rule === 'WATCHED') return share === null || share === undefined ? { rule } : { rule, share }
  return rule === 'PACKAGE' ? { rule, by: by ?? 'COMPLETION_NOT_FAILED' } : { rule }
}

const isBetween = (value: number, least: number, most: number): boolean => value >= least && value <= most

function checkCompletion(kind: MediumKind, input: MediumCompletionInput): UserError[] {
  const rules: readonly CompletionRuleKind[] = offeredRules[kind]
  const { share = null, passMark = null, attemptLimit = null } = input
  const isScored = scoredKinds.includes(kind)
  return [
    ...(rules.includes(input.rule) ? [] : [userError('NOT_OFFERED', 'rule')]),
    ...(share === null || isBetween(share, 0.1, 1) ? [] : [userError('NOT_OFFERED', 'share')]),
    ...(passMark === null || (isScored && isBetween(passMark, 0, 100)) ? [] : [userError('NOT_OFFERED', 'passMark')]),
    ...(attemptLimit === null || (isScored && isBetween(attemptLimit, 1, mostAttempts))
      ? []
      : [userError('NOT_OFFERED', 'attemptLimit')]),
  ]
}

/** Changes when the draft counts as complete. */
export const updateCompletion =
  (input: MediumCompletionInput): ChangeDraft =>
  async (client, { kind }, draft) => {
    const errors = checkCompletion(kind, input)
    if (errors.length > 0) return errors
    const { passMark = null, attemptLimit = null, countedAttempt } = input
    const completion = readRule(input)
    const changed = changedFields(
      {
        completion: draft.completion,
        passMark: draft.passMark,
        attemptLimit: draft.attemptLimit,
        countedAttempt: draft.countedAttempt,
      },
      { completion, passMark, attemptLimit, countedAttempt },
    )
    if (changed === null) return null
    await client.query(
      'update medium_version set completion = $2, pass_mark = $3, attempt_limit = $4, counted_attempt = $5 where uuid = $1',
      [draft.uuid, completion, passMark, attemptLimit, countedAttempt],
    )
    return { action: 'medium.update', ...changed }
  }
