import type { RelationSight } from '@somo/graphql/schema'
import { Icon } from '@somo/ui/Icon'
import { Check, Minus } from 'lucide-react'
import { useIntl } from 'react-intl'
import { relationMessages, relationScopes, scopeMessages } from './relationMessages.ts'
import * as styles from './Relation.css.ts'

/** What a relative sees (check), and what not (minus). */
export function VisibleDataList({ sees }: { readonly sees: readonly RelationSight[] }) {
  const { formatMessage } = useIntl()
  const all = [
    { id: 'done', label: formatMessage(relationMessages.done), isSeen: true },
    ...relationScopes.map((id) => ({ id, label: formatMessage(scopeMessages[id]), isSeen: sees.includes(id) })),
  ]
  return (
    <ul className={styles.scopes} role="list">
      {all.map(({ id, label, isSeen }) => (
        <li key={id} className={styles.scope} data-seen={isSeen || undefined}>
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
