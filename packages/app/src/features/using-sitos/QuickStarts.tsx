import { Heading } from '@somo/ui/Heading'
import { Link } from '@somo/ui/Link'
import { Text } from '@somo/ui/Text'
import { useIntl } from 'react-intl'
import type { QuickStart } from './quickStarts.ts'
import { row, rows } from './UsingSomoView.css.ts'

/** First steps, each with the way to where it happens. */
export function QuickStarts({ items }: { readonly items: readonly QuickStart[] }) {
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
        </li>
      ))}
    </ul>
  )
}
