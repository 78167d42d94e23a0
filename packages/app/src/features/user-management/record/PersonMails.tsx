import type { PageInput } from '@somo/graphql/schema'
import { Heading } from '@somo/ui/Heading'
import { Icon } from '@somo/ui/Icon'
import { MenuButton } from '@somo/ui/MenuButton'
import { Stack } from '@somo/ui/Stack'
import { Text } from '@somo/ui/Text'
import { Ellipsis } from 'lucide-react'
import { useIntl } from 'react-intl'
import { mailEventMessage } from '../../../domain/mail/mailEvents.ts'
import { canResend, reasonOf, type Mail } from '../../../domain/mail/mail.ts'
import { mailMessages } from '../../../domain/mail/mailMessages.ts'
import { MailStateChip } from '../../../domain/mail/MailStateChip.tsx'
import { QueryView } from '../../../platform/errors/QueryView.tsx'
import type { Dates } from '../../../platform/locale/dates/useDates.ts'
import { writeMoment } from '../../../platform/locale/dates/writeMoment.ts'
import { line, lines, words } from '../../../domain/list/view/lines.css.ts'
import { PageSteps } from '../person/PageSteps.tsx'
import { recordMessages } from './recordMessages.ts'
import type { RecordQuery, MailPage, PersonMail } from './usePersonRecord.ts'

export interface PersonMailsProps {
  readonly use: RecordQuery<MailPage>
  readonly dates: Dates
  readonly onPage: (page: PageInput) => void
  readonly onRead: (mail: Mail) => void
  readonly onResend: (mail: Mail) => void
}

/** The mails to a person: what each is about and how it stands; an administrator reads one, or sends it again. */
export function PersonMails({ use: { state, retry }, onPage, ...rest }: PersonMailsProps) {
  const { formatMessage } = useIntl()
  return (
    <Stack as="section" labelledBy="person-mails" space={8}>
      <Heading level={3} id="person-mails">
        {formatMessage(recordMessages.mails)}
      </Heading>
      <QueryView state={state} onRetry={retry}>
        {({ items, pageInfo }) =>
          items.length === 0 ? (
            <Text tone="ink2">{formatMessage(recordMessages.noMails)}</Text>
          ) : (
            <Stack space={16}>
              <ol className={lines} role="list">
                {items.map((item) => (
                  <li key={item.uuid} className={line}>
                    <MailLine {...rest} item={item} />
                  </li>
                ))}
              </ol>
              <PageSteps pageInfo={pageInfo} onPage={onPage} />
            </Stack>
          )
        }
      </QueryView>
    </Stack>
  )
}

function MailLine({
  item,
  dates,
  ...acts
}: Pick<PersonMailsProps, 'dates' | 'onRead' | 'onResend'> & { readonly item: PersonMail }) {
  const intl = useIntl()
  const { formatMessage } = intl
  const { event, state, createdAt, mail } = item
  const about = formatMessage(mailEventMessage(event))
  const why = mail === null ? null : reasonOf(mail, formatMessage)
  return (
    <>
      <div className={words}>
        <Text as="span" step="ui" isStrong>
          {mail?.subject ?? about}
        </Text>
        <Text as="span" step="small" tone="ink2" isTabular>
          <time dateTime={createdAt}>{writeMoment(createdAt, dates, intl)}</time>
        </Text>
        <MailStateChip state={state} />
        {why === null ? null : (
          <Text as="span" step="small" tone="ink2">
            {why}
          </Text>
        )}
      </div>
      {mail === null ? null : <MailMenu {...acts} mail={mail} />}
    </>
  )
}

function MailMenu({ mail, onRead, onResend }: Pick<PersonMailsProps, 'onRead' | 'onResend'> & { readonly mail: Mail }) {
  const { formatMessage } = useIntl()
  // Reading is written down, so it is not for somebody who looks at the page as another person.
  const read = { id: 'read', label: formatMessage(mailMessages.read), onAction: () => onRead(mail), writes: true }
  const again = {
    id: 'resend',
    label: formatMessage(mailMessages.resend),
    onAction: () => onResend(mail),
    writes: true,
  }
  return (
    <MenuButton
      label={formatMessage(recordMessages.mailActions, { subject: mail.subject })}
      isSquare
      placement="bottom end"
      sections={[{ id: 'mail', items: canResend(mail) ? [read, again] : [read] }]}
    >
      <Icon glyph={Ellipsis} />
    </MenuButton>
  )
}
