import { Heading } from '@somo/ui/Heading'
import { Stack } from '@somo/ui/Stack'
import { StatusChip } from '@somo/ui/StatusChip'
import { Text } from '@somo/ui/Text'
import { useIntl } from 'react-intl'
import { DecisionChip } from '../../../domain/legal/DecisionChip.tsx'
import { decisionMessages } from '../../../domain/legal/decisionMessages.ts'
import { QueryView } from '../../../platform/errors/QueryView.tsx'
import { nativeNameOf } from '../../../platform/locale/locales.ts'
import type { Dates } from '../../../platform/locale/dates/useDates.ts'
import { writeMoment } from '../../../platform/locale/dates/writeMoment.ts'
import { line, lines, words } from '../../../domain/list/view/lines.css.ts'
import { recordMessages, standingMessages } from './recordMessages.ts'
import type { RecordQuery, PersonConsent } from './usePersonRecord.ts'

export interface PersonConsentsProps {
  readonly use: RecordQuery<readonly PersonConsent[]>
  readonly dates: Dates
}

/** What a person answered to documents, the latest first, and what has taken its place since. */
export function PersonConsents({ use: { state, retry }, dates }: PersonConsentsProps) {
  const { formatMessage } = useIntl()
  return (
    <Stack as="section" labelledBy="person-consents" space={8}>
      <Heading level={3} id="person-consents">
        {formatMessage(recordMessages.consents)}
      </Heading>
      <QueryView state={state} onRetry={retry}>
        {(consents) =>
          consents.length === 0 ? (
            <Text tone="ink2">{formatMessage(recordMessages.noConsents)}</Text>
          ) : (
            <ol className={lines} role="list">
              {consents.map((consent) => (
                <li key={consent.uuid} className={line}>
                  <ConsentLine consent={consent} dates={dates} />
                </li>
              ))}
            </ol>
          )
        }
      </QueryView>
    </Stack>
  )
}

function ConsentLine({ consent, dates }: { readonly consent: PersonConsent; readonly dates: Dates }) {
  const intl = useIntl()
  const { formatMessage, formatNumber } = intl
  const { document, versionNumber, decision, standing, at, locale, onBehalfOf, givenBy } = consent
  const facts = [
    formatMessage(recordMessages.version, { number: formatNumber(versionNumber) }),
    at === null || locale === null
      ? null
      : formatMessage(recordMessages.when, { moment: writeMoment(at, dates, intl), language: nativeNameOf(locale) }),
    onBehalfOf === null ? null : formatMessage(recordMessages.onBehalfOf, { name: onBehalfOf }),
    givenBy === null ? null : formatMessage(recordMessages.givenBy, { name: givenBy }),
    standing === 'EARLIER_VERSION' ? formatMessage(standingMessages[standing]) : null,
    standing === 'REPLACED' ? formatMessage(decisionMessages[decision]) : null,
  ].filter((fact) => fact !== null)
  return (
    <div className={words}>
      <Text as="span" step="ui" isStrong>
        {document}
      </Text>
      {facts.map((fact) => (
        <Text as="span" step="small" tone="ink2" key={fact}>
          {fact}
        </Text>
      ))}
      {standing === 'REPLACED' ? (
        <StatusChip kind="paused">{formatMessage(standingMessages[standing])}</StatusChip>
      ) : (
        <DecisionChip decision={decision} />
      )}
    </div>
  )
}
