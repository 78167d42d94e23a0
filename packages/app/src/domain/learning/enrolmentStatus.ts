import type { OwnEnrolmentPartsFragment } from '@somo/graphql/media'
import type { StatusChipProps } from '@somo/ui/StatusChip'
import type { Message } from '../../platform/locale/message.ts'
import { learningMessages, stateMessages } from './learningMessages.ts'

/** An enrolment of the person who reads. */
export type OwnEnrolment = OwnEnrolmentPartsFragment

/** How an enrolment stands, as a chip. */
export interface EnrolmentStatus {
  readonly kind: StatusChipProps['kind']
  readonly text: Message
}

const kinds: Readonly<Record<OwnEnrolment['state'], StatusChipProps['kind']>> = {
  NOT_STARTED: 'open',
  IN_PROGRESS: 'started',
  DUE_SOON: 'dueSoon',
  IN_GRACE: 'overdue',
  OVERDUE: 'overdue',
  FAILED: 'paused',
  COMPLETED: 'done',
  EXPIRING: 'dueSoon',
  EXPIRED: 'expired',
  WAIVED: 'exempt',
}

/** The status of an enrolment: a request that waits or was declined, an access that ended, else its state. */
export function enrolmentStatus({ access, state }: Pick<OwnEnrolment, 'access' | 'state'>): EnrolmentStatus {
  if (access === 'REQUESTED') return { kind: 'waiting', text: learningMessages.waiting }
  if (access === 'DECLINED') return { kind: 'paused', text: learningMessages.declined }
  if (access === 'CLOSED' && state !== 'COMPLETED') return { kind: 'paused', text: learningMessages.closed }
  return { kind: kinds[state], text: stateMessages[state] }
}
