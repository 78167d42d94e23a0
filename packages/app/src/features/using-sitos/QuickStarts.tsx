import { Heading } from '@somo/ui/Heading'
import { Link } from '@somo/ui/Link'
import { Text } from '@somo/ui/Text'
import { useIntl } from 'react-intl'
import { SupportLink } from '../../domain/support/SupportLink.tsx'
import { helpStart, type QuickStart } from './quickStarts.ts'
import { row, rows } from './UsingSomoView.css.ts'

export interface QuickStartsProps {
  readonly items: readonly QuickStart[]
  readonly supportEmail: string | null
}

/** First steps, each with the way to where it happens; the one about help also with whom to write to. */
export function QuickStarts({ items, supportEmail }: QuickStartsProps) {
  const { formatMessage } = useIntl()
  return (
    <ul className={rows}>
      {items.map(({ id, title, text, way }) => (
        <li key={id} className={row}>
          <Heading level={3}>{formatMessage(title)}</Heading>
          <Text tone="ink2">{formatMessage(text)}</Text>
          {way !== null && (
            <Link variant="action" href={way.href}>
              {formatMessage(way.label)}
            </Link>
          )}
          {id === helpStart && supportEmail !== null && <SupportLink email={supportEmail} />}
        </li>
      ))}
    </ul>
  )
}
