import { useIntl } from 'react-intl'
import { useDuration } from '../../../../domain/learning/useDuration.ts'
import { mediumKindIcons } from '../../../../domain/medium/mediumKindIcons.ts'
import { mediumKindMessages } from '../../../../domain/medium/mediumKindMessages.ts'
import { OutlineRow } from '../columns/EditorColumns.tsx'
import type { CoursePart } from './courseForm.ts'
import { courseMessages } from './courseMessages.ts'

export interface PartRowProps {
  readonly id: string
  readonly parts: readonly CoursePart[]
  readonly isCurrent: boolean
  readonly onOpen: (part: string) => void
}

/** A part in the outline: its kind, what is special about it, and how long it takes. */
export function PartRow({ id, parts, isCurrent, onOpen }: PartRowProps) {
  const { formatMessage } = useIntl()
  const duration = useDuration()
  const part = parts.find(({ uuid }) => uuid === id)
  if (part === undefined) return null
  const { medium, isRequired, opensAfter } = part
  const after = parts.findIndex(({ uuid }) => uuid === opensAfter)
  const facts = [
    formatMessage(mediumKindMessages[medium.kind]),
    ...(isRequired ? [] : [formatMessage(courseMessages.optional)]),
    ...(after === -1 ? [] : [formatMessage(courseMessages.opensAfterPart, { number: after + 1 })]),
    ...(medium.state === 'PUBLISHED' ? [] : [formatMessage(courseMessages.unpublished)]),
  ]
  return (
    <OutlineRow
      id={id}
      glyph={mediumKindIcons[medium.kind]}
      title={medium.title}
      second={facts.join(', ')}
      end={medium.durationMinutes === null ? undefined : duration(medium.durationMinutes)}
      isCurrent={isCurrent}
      onOpen={() => onOpen(id)}
    />
  )
}
