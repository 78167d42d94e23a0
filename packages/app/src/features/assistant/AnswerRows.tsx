import { Link } from '@somo/ui/Link'
import { StatusChip } from '@somo/ui/StatusChip'
import { Text } from '@somo/ui/Text'
import { useIntl } from 'react-intl'
import { CertificateStatus } from '../../domain/certificate/CertificateStatus.tsx'
import { daysUntil } from '../../domain/learning/daysUntil.ts'
import { enrolmentStatus } from '../../domain/learning/enrolmentStatus.ts'
import { actionMessages } from '../../domain/learning/learningMessages.ts'
import { mediumKindMessages } from '../../domain/medium/mediumKindMessages.ts'
import { mediumHref, playerHref } from '../../domain/medium/playerHref.ts'
import { userStatistics } from '../../domain/navigation/addresses.ts'
import { unitMessages } from '../../domain/unit/unitMessages.ts'
import type { Dates } from '../../platform/locale/dates/useDates.ts'
import { Row } from './AnswerRow.tsx'
import { answerMessages } from './answerMessages.ts'
import { TaskRow } from './AnswerTaskRow.tsx'
import * as styles from './AssistantView.css.ts'
import type { AssistantAnswer } from './assistantTypes.ts'

interface AnswerRowsProps {
  readonly answer: AssistantAnswer
  readonly dates: Dates
}

/** What an answer is about, at most five rows with the words of the screens they come from. */
export function AnswerRows({ answer, dates }: AnswerRowsProps) {
  const rows = [
    ...answer.enrolments.map((one) => <EnrolmentRow key={one.uuid} enrolment={one} dates={dates} />),
    ...answer.tasks.map((one) => <TaskRow key={one.uuid} task={one} dates={dates} />),
    ...answer.certificates.map((one) => <CertificateRow key={one.uuid} certificate={one} dates={dates} />),
    ...answer.badges.map((one) => <BadgeRow key={one.uuid} badge={one} dates={dates} />),
    ...answer.rows.map((one) => <PersonRow key={one.uuid} row={one} answer={answer} dates={dates} />),
    ...answer.contacts.map((one) => <ContactRow key={`${one.name} ${one.email ?? ''}`} contact={one} />),
    ...answer.media.map((one) => <MediumRow key={one.uuid} medium={one} />),
  ]
  return rows.length === 0 ? null : (
    <ul className={styles.rows} role="list">
      {rows}
    </ul>
  )
}

type Of<Key extends 'enrolments' | 'certificates' | 'badges' | 'rows' | 'contacts' | 'media'> =
  AssistantAnswer[Key][number]

function EnrolmentRow({ enrolment, dates }: { readonly enrolment: Of<'enrolments'>; readonly dates: Dates }) {
  const { formatMessage } = useIntl()
  const { medium, action, dueOn, completedParts, parts } = enrolment
  const { kind, text } = enrolmentStatus(enrolment)
  const facts = [
    ...(dueOn === null ? [] : [formatMessage(answerMessages.dueOn, { date: dates.day(dueOn) })]),
    ...(parts === null || completedParts === null
      ? []
      : [formatMessage(answerMessages.parts, { done: completedParts, all: parts })]),
  ]
  return (
    <Row
      title={
        <Text as="span" isStrong tone="ink">
          <span lang={medium.locale}>{medium.title}</span>
        </Text>
      }
      detail={
        <>
          <StatusChip kind={kind}>{formatMessage(text)}</StatusChip>
          <Text as="span" step="small" tone="ink2">
            {facts.join(' · ')}
          </Text>
        </>
      }
      end={
        action === 'NONE' ? null : (
          <Link
            variant="button"
            href={action === 'RENEW' ? mediumHref(medium.uuid) : playerHref(medium.uuid)}
            size="sm"
          >
            {formatMessage(actionMessages[action])}
          </Link>
        )
      }
    />
  )
}

function CertificateRow({ certificate, dates }: { readonly certificate: Of<'certificates'>; readonly dates: Dates }) {
  const { formatMessage } = useIntl()
  const { title, issuer, validUntil, state } = certificate
  return (
    <Row
      title={
        <Text as="span" isStrong tone="ink">
          {title}
        </Text>
      }
      detail={
        <Text as="span" step="small" tone="ink2">
          {[
            issuer,
            ...(validUntil === null ? [] : [formatMessage(answerMessages.validUntil, { date: dates.day(validUntil) })]),
          ].join(' · ')}
        </Text>
      }
      end={<CertificateStatus state={state} />}
    />
  )
}

function BadgeRow({ badge, dates }: { readonly badge: Of<'badges'>; readonly dates: Dates }) {
  const { formatMessage } = useIntl()
  return (
    <Row
      title={
        <Text as="span" isStrong tone="ink">
          {badge.name}
        </Text>
      }
      detail={
        <Text as="span" step="small" tone="ink2">
          {formatMessage(answerMessages.earnedOn, { date: dates.date(new Date(badge.awardedAt)) })}
        </Text>
      }
    />
  )
}

interface PersonRowProps {
  readonly row: Of<'rows'>
  readonly answer: Pick<AssistantAnswer, 'intent' | 'askedAt'>
  readonly dates: Dates
}

function PersonRow({ row, answer, dates }: PersonRowProps) {
  const { formatMessage } = useIntl()
  const { intent } = answer
  const askedAt = new Date(answer.askedAt)
  const { uuid, person, mediumTitle, dueOn, validUntilDay } = row
  const days = dueOn === null ? 0 : Math.max(1, -daysUntil(dueOn, askedAt))
  const end =
    intent === 'OVERDUE' ? (
      <Text as="span" tone="bad" isStrong isTabular>
        {formatMessage(answerMessages.days, { days })}
      </Text>
    ) : validUntilDay === null ? null : (
      <Text as="span" step="small" tone="ink2" isTabular>
        {formatMessage(answerMessages.validUntil, { date: dates.day(validUntilDay) })}
      </Text>
    )
  return (
    <Row
      title={
        <Link variant="plain" href={userStatistics({ open: uuid })}>
          {person.name}
        </Link>
      }
      detail={
        <Text as="span" step="ui" tone="ink2">
          {mediumTitle}
        </Text>
      }
      end={end}
    />
  )
}

function ContactRow({ contact: { name, email, role } }: { readonly contact: Of<'contacts'> }) {
  const { formatMessage } = useIntl()
  return (
    <Row
      title={
        <Text as="span" isStrong tone="ink">
          {name}
        </Text>
      }
      detail={
        <Text as="span" step="small" tone="ink2">
          {formatMessage(unitMessages[role])}
        </Text>
      }
      end={
        email === null ? null : (
          <Link variant="button" size="sm" href={`mailto:${email}`}>
            {formatMessage(answerMessages.write, { name })}
          </Link>
        )
      }
    />
  )
}

function MediumRow({ medium: { uuid, title, locale, kind } }: { readonly medium: Of<'media'> }) {
  const { formatMessage } = useIntl()
  return (
    <Row
      title={
        <Link variant="plain" href={`/catalogue?medium=${uuid}`}>
          <span lang={locale}>{title}</span>
        </Link>
      }
      detail={
        <Text as="span" step="small" tone="ink2">
          {formatMessage(mediumKindMessages[kind])}
        </Text>
      }
    />
  )
}
