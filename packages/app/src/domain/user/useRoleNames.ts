import type { Role } from '@somo/graphql/schema'
import { useIntl } from 'react-intl'
import { roleMessages } from './roleMessages.ts'

/** The names of roles in the page's language, as one list such as "Learner and Administrator"; empty for none. */
export function useRoleNames(roles: readonly Role[]): string {
  const { formatList, formatMessage } = useIntl()
  return formatList(
    roles.map((role) => formatMessage(roleMessages[role])),
    { type: 'conjunction' },
  )
}
