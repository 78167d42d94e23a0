import type { RelationSight } from '@somo/graphql/schema'
import { Icon } from '@somo/ui/Icon'
import { Check, Minus } from 'lucide-react'
import { useIntl } from 'react-intl'
import { relationMessages, relationSights, sightMessages } from './relationMessages.ts'
import * as styles from './Relation.css.ts'

/** What a relative sees (check), and what not (minus). */
export function SightList({ sees }: { readonly sees: readonly RelationSight[] }) {
  const { formatMessage } = useIntl()
  const all = [
    { id: 'done', label: formatMessage(relationMessages.done), isSeen: true },
    ...relationSights.map((id) => ({ id, label: formatMessage(sightMessages[id]), isSeen: sees.includes(id) })),
  ]
  return (
    <ul className={styles.sights} role="list">
      {all.map(({ id, label, isSeen }) => (
        <li key={id} className={styles.sight} data-seen={isSeen || undefined}>
          <Icon glyph={isSeen ? Check : Minus} size="chip" />
          <span className={styles.hidden}>
            {formatMessage(isSeen ? relationMessages.sees : relationMessages.hidden)}:{' '}
          </span>
          {label}
        </li>
      ))}
    </ul>
  )
}
