import type { HealthPartId, HealthState } from '@somo/graphql/schema'
import type { StatusChipProps } from '@somo/ui/StatusChip'
import { defineMessages } from '../../platform/locale/message.ts'

/** The parts of the installation. */
export const healthPartNames = defineMessages<HealthPartId>({
  DATABASE: { id: 'console.part.database', defaultMessage: 'Database', description: 'Part of the installation.' },
  IDENTITY: {
    id: 'console.part.identity',
    defaultMessage: 'Sign-in service',
    description: 'Part of the installation.',
  },
  FILES: { id: 'console.part.files', defaultMessage: 'File storage', description: 'Part of the installation.' },
  MAIL: { id: 'console.part.mail', defaultMessage: 'Email', description: 'Part of the installation.' },
})

/** How a part is doing. */
export const healthStateNames = defineMessages<HealthState>({
  UP: { id: 'console.health.up', defaultMessage: 'Answers', description: 'State of a part of the installation.' },
  SLOW: { id: 'console.health.slow', defaultMessage: 'Slow', description: 'State of a part of the installation.' },
  DOWN: { id: 'console.health.down', defaultMessage: 'No answer', description: 'State of a part of the installation.' },
  OFF: { id: 'console.health.off', defaultMessage: 'Not set up', description: 'State of a part of the installation.' },
})

/** The chip of each state. */
export const healthChips = { UP: 'done', SLOW: 'dueSoon', DOWN: 'overdue', OFF: 'paused' } as const satisfies Record<
  HealthState,
  StatusChipProps['kind']
>
