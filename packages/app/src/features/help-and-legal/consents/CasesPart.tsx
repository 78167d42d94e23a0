import { Button } from '@somo/ui/Button'
import { Heading } from '@somo/ui/Heading'
import { Link } from '@somo/ui/Link'
import { Stack } from '@somo/ui/Stack'
import { Text } from '@somo/ui/Text'
import { useIntl } from 'react-intl'
import { QueryView } from '../../../platform/errors/QueryView.tsx'
import type { Dates } from '../../../platform/locale/dates/useDates.ts'
import { caseMessages, caseSentences } from './caseMessages.ts'
import * as styles from './CasesPart.css.ts'
import type { CasesData, PrivacyCase } from './useCases.ts'

export interface CasesPartProps extends CasesData {
  readonly dates: Dates
}

/** What people ask about their own data and wait for; nothing where nobody waits. */
export function CasesPart({ cases, retryCases, ...rest }: CasesPartProps) {
  const { formatMessage } = useIntl()
  if (cases.problem === null && (cases.data ?? []).length === 0) return null
  return (
    <Stack space={12} as="section" labelledBy="privacy-cases">
      <Heading level={2} id="privacy-cases">
        {formatMessage(caseMessages.title)}
      </Heading>
      <QueryView state={cases} onRetry={retryCases}>
        {(found) => (
          <ul className={styles.list} role="list">
            {found.map((one) => (
              <Case key={one.uuid} one={one} {...rest} />
            ))}
          </ul>
        )}
      </QueryView>
    </Stack>
  )
}

function Case({
  one,
  dates,
  settling,
  onSettle,
}: Omit<CasesPartProps, 'cases' | 'retryCases'> & { readonly one: PrivacyCase }) {
  const { formatMessage } = useIntl()
  const { uuid, kind, personUuid, personName, document, reason, createdAt } = one
  return (
    <li className={styles.row}>
      <div className={styles.words} id={`case-${uuid}`}>
        <Link href={`/user-management?open=${personUuid}`}>{personName}</Link>
        <Text>{formatMessage(caseSentences[kind], { document: document ?? '' })}</Text>
        {reason === null ? null : <Text tone="ink2">{formatMessage(caseMessages.reason, { reason })}</Text>}
        <Text step="small" tone="ink2">
          {formatMessage(caseMessages.since, { date: dates.date(new Date(createdAt)) })}
        </Text>
      </div>
      <Button size="sm" isPending={settling === uuid} onPress={() => onSettle(uuid)} aria-describedby={`case-${uuid}`}>
        {formatMessage(caseMessages.settle)}
      </Button>
    </li>
  )
}
