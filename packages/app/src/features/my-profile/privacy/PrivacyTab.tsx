import { Avatar } from '@somo/ui/Avatar'
import { FormSection } from '@somo/ui/Form'
import { Notice } from '@somo/ui/Notice'
import { Stack } from '@somo/ui/Stack'
import { Text } from '@somo/ui/Text'
import { useIntl } from 'react-intl'
import { AskAndAct } from '../../../domain/ask/AskAndAct.tsx'
import type { Problem } from '../../../platform/errors/problem.ts'
import { actionMessages } from '../../../platform/errors/actionMessages.ts'
import { SeenByList } from '../../../domain/relation/SeenByList.tsx'
import type { SeenByData } from '../../../domain/relation/useSeenBy.ts'
import { QueryView } from '../../../platform/errors/QueryView.tsx'
import type { Dates } from '../../../platform/locale/dates/useDates.ts'
import { OwnConsents } from './OwnConsents.tsx'
import { OwnFile } from './OwnFile.tsx'
import { nextPart } from '../parts.css.ts'
import { privacyMessages } from './privacyMessages.ts'
import * as styles from '../sign-in/SessionList.css.ts'
import type { PrivacyData, Seer } from './usePrivacy.ts'

export interface PrivacyTabProps extends PrivacyData {
  /** Guardians, mentors and line managers. */
  readonly relations: SeenByData
  readonly dates: Dates
}

/** What one agreed to, who sees one's learning, one's data as a file, and the way to have it removed. */
export function PrivacyTab({
  consents,
  managers,
  relations,
  retry,
  file,
  onDownload,
  takeBack,
  requestDeletion,
  withdrawDeletion,
  deletion,
  dates,
}: PrivacyTabProps) {
  const { formatMessage } = useIntl()
  return (
    <Stack space={20}>
      <FormSection
        title={formatMessage(privacyMessages.consents)}
        description={formatMessage(privacyMessages.consentsHint)}
      >
        <QueryView state={consents} onRetry={retry}>
          {(found) => <OwnConsents consents={found} dates={dates} takeBack={takeBack} />}
        </QueryView>
      </FormSection>
      <div className={nextPart}>
        <FormSection
          title={formatMessage(privacyMessages.managers)}
          description={formatMessage(privacyMessages.managersHint)}
        >
          <QueryView state={managers} onRetry={retry}>
            {(found) => <Seers managers={found} />}
          </QueryView>
        </FormSection>
      </div>
      <div className={nextPart}>
        <FormSection
          title={formatMessage(privacyMessages.relations)}
          description={formatMessage(privacyMessages.relationsHint)}
        >
          <QueryView state={relations.seenBy} onRetry={relations.seenBy.retry}>
            {(found) => <SeenByList relations={found} dates={dates} respond={relations.respond} end={relations.end} />}
          </QueryView>
        </FormSection>
      </div>
      <div className={nextPart}>
        <FormSection
          title={formatMessage(privacyMessages.download)}
          description={formatMessage(privacyMessages.downloadHint)}
        >
          <OwnFile state={file} onDownload={onDownload} />
        </FormSection>
      </div>
      <div className={nextPart}>
        <FormSection
          title={formatMessage(privacyMessages.deletion)}
          description={formatMessage(privacyMessages.deletionHint)}
        >
          <QueryView state={deletion} onRetry={retry}>
            {({ requestedAt }) => (
              <Deletion
                requestedAt={requestedAt}
                dates={dates}
                requestDeletion={requestDeletion}
                withdrawDeletion={withdrawDeletion}
              />
            )}
          </QueryView>
        </FormSection>
      </div>
    </Stack>
  )
}

function Seers({ managers }: { readonly managers: readonly Seer[] }) {
  const { formatMessage } = useIntl()
  if (managers.length === 0) return <Text tone="ink2">{formatMessage(privacyMessages.noManagers)}</Text>
  return (
    <ul className={styles.list} role="list">
      {managers.map(({ name, email, avatarUrl, role }) => (
        <li key={`${name} ${email ?? ''} ${role}`} className={styles.seer}>
          <Avatar name={name} src={avatarUrl} />
          <div className={styles.words}>
            <span className={styles.name}>{name}</span>
            <Text step="small" tone="ink2">
              {formatMessage(role === 'DEPUTY' ? privacyMessages.deputy : privacyMessages.manager)}
              {email === null ? null : ` · ${email}`}
            </Text>
          </div>
        </li>
      ))}
    </ul>
  )
}

interface DeletionProps
  extends Pick<PrivacyData, 'requestDeletion' | 'withdrawDeletion'>, Pick<PrivacyTabProps, 'dates'> {
  readonly requestedAt: string | null
}

function Deletion({ requestedAt, requestDeletion, withdrawDeletion, dates }: DeletionProps) {
  const { formatMessage } = useIntl()
  const say = (problem: Problem | null): string | null =>
    problem === null
      ? null
      : formatMessage(privacyMessages.failed, { reason: formatMessage(actionMessages[problem.code]) })
  if (requestedAt !== null) {
    return (
      <Stack space={12}>
        <Notice tone="info" isLive>
          {formatMessage(privacyMessages.deletionWaits, { day: dates.date(new Date(requestedAt)) })}
        </Notice>
        <div>
          <AskAndAct
            label={formatMessage(privacyMessages.withdrawAction)}
            actionLabel={formatMessage(privacyMessages.withdrawAction)}
            title={formatMessage(privacyMessages.withdrawTitle)}
            act={async () => say(await withdrawDeletion())}
          >
            {formatMessage(privacyMessages.withdrawSentence)}
          </AskAndAct>
        </div>
      </Stack>
    )
  }
  return (
    <AskAndAct
      label={formatMessage(privacyMessages.deletionAction)}
      actionLabel={formatMessage(privacyMessages.deletionConfirm)}
      title={formatMessage(privacyMessages.deletionTitle)}
      confirmWord={formatMessage(privacyMessages.deletionWord)}
      button={{ tone: 'danger' }}
      act={async () => say(await requestDeletion())}
    >
      {formatMessage(privacyMessages.deletionSentence)}
    </AskAndAct>
  )
}
