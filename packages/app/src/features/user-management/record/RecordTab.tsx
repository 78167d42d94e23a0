import type { PageInput } from '@somo/graphql/schema'
import { Stack } from '@somo/ui/Stack'
import { useState } from 'react'
import type { Mail } from '../../../domain/mail/mail.ts'
import { MailReading, type MailReadingProps } from '../../../domain/mail/MailReading.tsx'
import { useMailReading } from '../../../domain/mail/useMailReading.ts'
import { useMailResend } from '../../../domain/mail/useMailResend.ts'
import type { Dates } from '../../../platform/locale/dates/useDates.ts'
import { pageSize } from '../person/PageSteps.tsx'
import { PersonConsents, type PersonConsentsProps } from './PersonConsents.tsx'
import { PersonMails, type PersonMailsProps } from './PersonMails.tsx'
import { usePersonConsents, usePersonMails } from './usePersonRecord.ts'

export interface RecordPartProps {
  readonly uuid: string
  readonly dates: Dates
}

/** The mails and consents of a person, with their calls. */
export function RecordPart({ uuid, dates }: RecordPartProps) {
  const [page, setPage] = useState<PageInput>({ first: pageSize })
  const [read, setRead] = useState<Mail | null>(null)
  const mails = usePersonMails(uuid, page)
  const body = useMailReading(read?.uuid ?? null)
  return (
    <RecordTab
      mails={mails}
      consents={usePersonConsents(uuid)}
      opened={read === null ? null : { uuid: read.uuid, mail: read }}
      onClose={() => setRead(null)}
      onPage={setPage}
      onRead={setRead}
      onResend={useMailResend(mails.retry)}
      body={body}
      dates={dates}
    />
  )
}

export interface RecordTabProps extends Omit<PersonMailsProps, 'use'>, MailReadingProps {
  readonly mails: PersonMailsProps['use']
  readonly consents: PersonConsentsProps['use']
}

/** What was written to a person, and what they answered to documents; each part comes, or fails, by itself. */
export function RecordTab({ mails, consents, dates, opened, body, onClose, ...acts }: RecordTabProps) {
  return (
    <Stack space={32}>
      <PersonMails {...acts} use={mails} dates={dates} />
      <PersonConsents use={consents} dates={dates} />
      <MailReading opened={opened} body={body} dates={dates} onClose={onClose} />
    </Stack>
  )
}
