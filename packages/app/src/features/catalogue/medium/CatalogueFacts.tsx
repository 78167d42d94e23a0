import type { MediumBooking } from '@somo/graphql/schema'
import { Text } from '@somo/ui/Text'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { learningMessages } from '../../../domain/learning/learningMessages.ts'
import type { Dates } from '../../../platform/locale/dates/useDates.ts'
import type { Message } from '../../../platform/locale/message.ts'
import { OfferState } from '../list/OfferCard.tsx'
import { bookingMessages } from '../messages.ts'
import * as styles from './CatalogueMediumView.css.ts'
import { mediumMessages } from './mediumMessages.ts'
import type { CatalogueDetail } from './useCatalogueMedium.ts'

/** What is assigned only says so in place of the button. */
const bookingTexts: Readonly<Record<Exclude<MediumBooking, 'ASSIGNED_ONLY'>, Message>> = {
  OPEN: mediumMessages.bookingOpen,
  REQUEST: mediumMessages.bookingRequest,
}

/** What is to be known about a medium before it is begun. */
export function CatalogueFacts({ data, dates }: { readonly data: CatalogueDetail; readonly dates: Dates }) {
  const { formatMessage } = useIntl()
  const { medium, offeredBy, provider, responsible, version, publishedAt, completions } = data
  const { enrolment, booking } = medium
  return (
    <dl className={styles.facts}>
      <Fact label={mediumMessages.status}>
        {enrolment === null ? formatMessage(mediumMessages.notYours) : <OfferState medium={medium} />}
        {enrolment?.isMandatory === true ? <Second>{formatMessage(learningMessages.mandatory)}</Second> : null}
        {enrolment === null || enrolment.dueOn === null ? null : (
          <Second>{formatMessage(mediumMessages.due, { date: dates.day(enrolment.dueOn) })}</Second>
        )}
      </Fact>
      <Fact label={mediumMessages.booking}>
        {formatMessage(bookingMessages[booking])}
        {booking === 'ASSIGNED_ONLY' ? null : <Second>{formatMessage(bookingTexts[booking])}</Second>}
      </Fact>
      <Fact label={mediumMessages.offeredBy}>
        {provider ?? offeredBy}
        {provider === null ? null : <Second>{offeredBy}</Second>}
        {responsible === null ? null : <Second>{formatMessage(mediumMessages.contact, { name: responsible })}</Second>}
      </Fact>
      <PassFact data={data} />
      {completions === null ? null : (
        <Fact label={mediumMessages.completions}>{formatMessage(mediumMessages.people, { count: completions })}</Fact>
      )}
      <Fact label={mediumMessages.version}>
        {formatMessage(mediumMessages.versionOf, { version, date: dates.date(new Date(publishedAt)) })}
      </Fact>
    </dl>
  )
}

function PassFact({ data: { passMark, attemptLimit } }: { readonly data: CatalogueDetail }) {
  const { formatMessage } = useIntl()
  if (passMark === null && attemptLimit === null) return null
  return (
    <Fact label={mediumMessages.completion}>
      {passMark === null ? null : formatMessage(mediumMessages.passMark, { score: passMark })}
      {attemptLimit === null ? null : (
        <Second>{formatMessage(mediumMessages.attempts, { count: attemptLimit })}</Second>
      )}
    </Fact>
  )
}

function Fact({ label, children }: { readonly label: Message; readonly children: ReactNode }) {
  const { formatMessage } = useIntl()
  return (
    <div className={styles.fact}>
      <Text as="dt" step="caption" tone="ink3">
        {formatMessage(label)}
      </Text>
      <dd className={styles.value}>{children}</dd>
    </div>
  )
}

const Second = ({ children }: { readonly children: ReactNode }) => (
  <Text step="small" tone="ink2">
    {children}
  </Text>
)
