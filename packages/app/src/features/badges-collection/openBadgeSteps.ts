import { stepMessages } from './messages.ts'
import type { OpenBadge } from './collectionTypes.ts'

/** How far a badge is, as one count. */
export interface BadgeCount {
  readonly done: number
  readonly goal: number
  readonly message: (typeof stepMessages)[keyof typeof stepMessages]
}

type Progress = Pick<OpenBadge, 'steps'> & {
  readonly rule: {
    readonly match: OpenBadge['rule']['match']
    readonly conditions: readonly { readonly kind: OpenBadge['rule']['conditions'][number]['kind'] }[]
  }
}

export const hasBegun = ({ steps }: Pick<OpenBadge, 'steps'>): boolean => steps.some(({ done }) => done > 0)

/** Of one condition its own count; of several that are all needed, how many are met; where one is enough, the furthest. */
export function countSteps({ rule, steps }: Progress): BadgeCount {
  const counted = steps.map((step, place) => ({ ...step, kind: rule.conditions[place]?.kind ?? 'COMPLETED_ITEMS' }))
  const [first] = counted
  if (rule.match === 'ALL' && counted.length > 1)
    return {
      done: counted.filter(({ done, goal }) => done >= goal).length,
      goal: counted.length,
      message: stepMessages.conditions,
    }
  const furthest = counted.reduce(
    (best, one) => (one.done / one.goal > best.done / best.goal ? one : best),
    first ?? none,
  )
  return { done: furthest.done, goal: furthest.goal, message: stepMessages[furthest.kind] }
}

const none = { done: 0, goal: 1, kind: 'COMPLETED_ITEMS' } as const
