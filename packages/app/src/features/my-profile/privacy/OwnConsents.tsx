import { Disclosure } from '@somo/ui/Disclosure'
import { Stack } from '@somo/ui/Stack'
import { StatusChip } from '@somo/ui/StatusChip'
import { Text } from '@somo/ui/Text'
import { useIntl } from 'react-intl'
import { AskAndAct } from '../../../domain/ask/AskAndAct.tsx'
import { LegalContent } from '../../../domain/legal/LegalContent.tsx'
import { actionMessages } from '../../../platform/errors/actionMessages.ts'
import type { Dates } from '../../../platform/locale/dates/useDates.ts'
import { answerMessages, privacyMessages } from './privacyMessages.ts'
import type { OwnConsent, PrivacyData } from './usePrivacy.ts'

export interface OwnConsentsProps extends Pick<PrivacyData, 'takeBack'> {
  readonly consents: readonly OwnConsent[]
  readonly dates: Dates
}

const chips = { ACCEPTED: 'done', DECLINED: 'overdue', WITHDRAWN: 'paused' } as const

/** By the title that was read; the name of the document is a matter of those who publish it, and stands in for a text that is gone. */
const titleOf = ({ title, text }: OwnConsent): string => text?.title ?? title

/** Each text one answered to, as it was read then, and the way to take the answer back. */
export function OwnConsents({ consents, dates, takeBack }: OwnConsentsProps) {
  const { formatMessage } = useIntl()
  if (consents.length === 0) return <Text tone="ink2">{formatMessage(privacyMessages.noConsents)}</Text>
  return (
    <div>
      {consents.map((consent) => (
        <Consent key={consent.document} consent={consent} dates={dates} takeBack={takeBack} />
      ))}
    </div>
  )
}

interface ConsentProps extends Omit<OwnConsentsProps, 'consents'> {
  readonly consent: OwnConsent
}

function Consent({ consent, dates, takeBack }: ConsentProps) {
  const { formatMessage } = useIntl()
  const { versionNumber, decision, at, isCurrent, text } = consent
  const moment = new Date(at)
  const values = { number: versionNumber, date: dates.date(moment), time: dates.time(moment) }
  return (
    <Disclosure
      title={titleOf(consent)}
      titleLang={text?.locale}
      level={3}
      detail={<StatusChip kind={chips[decision]}>{formatMessage(answerMessages[decision])}</StatusChip>}
    >
      <Stack space={16}>
        <Text step="small" tone="ink2">
          {formatMessage(isCurrent ? privacyMessages.current : privacyMessages.earlier, values)}
        </Text>
        {text === null ? null : <LegalContent text={text} level={4} />}
        {decision === 'ACCEPTED' && isCurrent ? <TakeBack consent={consent} takeBack={takeBack} /> : null}
      </Stack>
    </Disclosure>
  )
}

function TakeBack({ consent, takeBack }: Pick<ConsentProps, 'consent' | 'takeBack'>) {
  const { formatMessage } = useIntl()
  const act = async (): Promise<string | null> => {
    const problem = await takeBack(consent)
    return problem === null
      ? null
      : formatMessage(privacyMessages.failed, { reason: formatMessage(actionMessages[problem.code]) })
  }
  return (
    <AskAndAct
      label={formatMessage(privacyMessages.takeBack)}
      title={formatMessage(privacyMessages.takeBackTitle, { title: titleOf(consent) })}
      button={{ size: 'sm' }}
      act={act}
    >
      {formatMessage(privacyMessages.takeBackSentence)}
    </AskAndAct>
  )
}
