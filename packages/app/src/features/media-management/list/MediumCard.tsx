import { Card } from '@somo/ui/Card'
import { Checkbox } from '@somo/ui/Checkbox'
import { useIntl } from 'react-intl'
import { mediumKindMessages } from '../../../domain/medium/mediumKindMessages.ts'
import { MediumCover } from '../../../domain/medium/MediumCover.tsx'
import { messages } from '../messages.ts'
import { categoriesOf, type MediumRow } from './mediaColumns.tsx'
import { MediumStateCell } from './MediumStateCell.tsx'

export interface MediumCardProps {
  readonly medium: MediumRow
  readonly href: string
  readonly isSelected: boolean
  readonly onSelect: (isSelected: boolean) => void
}

/** A medium of the list as a card. */
export function MediumCard({ medium, href, isSelected, onSelect }: MediumCardProps) {
  const intl = useIntl()
  const { title, kind } = medium
  return (
    <Card
      id={medium.uuid}
      title={title}
      href={href}
      level={2}
      cover={<MediumCover medium={medium} shape="card" />}
      facts={[intl.formatMessage(mediumKindMessages[kind]), categoriesOf(medium, intl)].filter((fact) => fact !== '')}
      state={<MediumStateCell medium={medium} contentHref={href} />}
      isSelected={isSelected}
      select={
        <Checkbox
          label={intl.formatMessage(messages.select, { title })}
          isLabelHidden
          isSelected={isSelected}
          onChange={onSelect}
        />
      }
    />
  )
}
