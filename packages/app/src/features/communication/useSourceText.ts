import { useIntl } from 'react-intl'
import { messages } from './messages.ts'
import type { InboxEntry } from './useInbox.ts'

/** Who wrote an entry, and whom it is for: "Miriam Schäfer, news for Lager Nord". */
export function useSourceText({ kind, from, units }: Pick<InboxEntry, 'kind' | 'from' | 'units'>): string {
  const { formatMessage, formatList } = useIntl()
  const writer = from ?? formatMessage(messages.nobody)
  if (kind === 'MESSAGE') return formatMessage(messages.messageFrom, { from: writer })
  return units.length === 0
    ? formatMessage(messages.newsForAll, { from: writer })
    : formatMessage(messages.newsFor, { from: writer, units: formatList([...units], { type: 'conjunction' }) })
}
