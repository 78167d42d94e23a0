import { addresses, userStatistics } from '../../domain/navigation/addresses.ts'
import type { AssistantAnswer } from './assistantTypes.ts'

/** Where an answer comes from: a screen, and its address with the same filter. Null for help and what nobody knows. */
export interface AnswerSource {
  readonly path: string
  readonly href: string
}

const paths = {
  DUE: addresses.media,
  CONTINUE: addresses.media,
  CERTIFICATES: '/my-certificates',
  BADGES: '/badges-collection',
  CONTACT: addresses.myUnits,
} as const

export function sourceOf({ intent, unit, subject }: AssistantAnswer): AnswerSource | null {
  switch (intent) {
    case 'OVERDUE':
    case 'EXPIRING': {
      const states = intent === 'OVERDUE' ? (['OVERDUE', 'IN_GRACE'] as const) : (['EXPIRING', 'EXPIRED'] as const)
      return {
        path: addresses.userStatistics,
        href: userStatistics({ states, unit: unit?.uuid ?? null, search: subject }),
      }
    }
    case 'PERSON':
      return subject === null ? null : { path: addresses.userStatistics, href: userStatistics({ search: subject }) }
    case 'FIND': {
      const search = subject === null || subject === '' ? '' : `?q=${encodeURIComponent(subject)}`
      return { path: addresses.catalogue, href: `${addresses.catalogue}${search}` }
    }
    case 'HELP':
    case 'UNKNOWN':
      return null
    default:
      return { path: paths[intent], href: paths[intent] }
  }
}
