import { Button } from '@somo/ui/Button'
import { Link } from '@somo/ui/Link'
import { Text } from '@somo/ui/Text'
import { useIntl } from 'react-intl'
import { actionMessages } from '../../../domain/learning/learningMessages.ts'
import { playerHref } from '../../../domain/medium/playerHref.ts'
import type { Dates } from '../../../platform/locale/dates/useDates.ts'
import type { Message } from '../../../platform/locale/message.ts'
import { isOwn, stepOf, type CatalogueStep, type OfferedMedium } from '../catalogueStep.ts'
import { stepMessages } from '../messages.ts'
import type { CatalogueActions } from '../useCatalogueActions.ts'
import * as styles from './CatalogueMediumView.css.ts'
import { mediumMessages } from './mediumMessages.ts'

export interface MainStepProps extends Pick<CatalogueActions, 'onStep' | 'onWithdraw'> {
  readonly medium: OfferedMedium
  readonly isPending: boolean
  readonly dates: Dates
}

/** The one main button of a medium, or the sentence that says why there is none; and the way out of what the person has. */
export function MainStep(props: MainStepProps) {
  const { medium, isPending, onWithdraw } = props
  const { formatMessage } = useIntl()
  const { enrolment } = medium
  const step = stepOf(medium)
  const has = isOwn(step) || step === 'RENEW'
  return (
    <>
      <Reason {...props} step={step} />
      <div className={styles.row}>
        <StepButton {...props} step={step} />
        {has ? (
          <Link href={`/media?medium=${medium.uuid}`} variant="plainButton" size="lg">
            {formatMessage(mediumMessages.open)}
          </Link>
        ) : null}
        {enrolment?.mayWithdraw === true && (step === 'WAITING' || (has && enrolment.access === 'OPEN')) ? (
          <Button
            variant={step === 'WAITING' ? 'outline' : 'plain'}
            size="lg"
            isPending={isPending}
            writes
            onPress={() => onWithdraw(medium)}
          >
            {formatMessage(step === 'WAITING' ? mediumMessages.withdraw : mediumMessages.remove)}
          </Button>
        ) : null}
      </div>
      {has ? (
        <Text step="small" tone="ink2">
          {formatMessage(mediumMessages.have)}
        </Text>
      ) : null}
    </>
  )
}

interface StepProps extends MainStepProps {
  readonly step: CatalogueStep
}

function StepButton({ medium, step, isPending, onStep }: StepProps) {
  const { formatMessage } = useIntl()
  if (isOwn(step))
    return (
      <Link href={playerHref(medium.uuid)} variant="solidButton" size="lg">
        {formatMessage(actionMessages[step])}
      </Link>
    )
  if (step === 'WAITING' || step === 'ASSIGNED_ONLY' || step === 'NONE') return null
  return (
    <Button variant="solid" size="lg" isPending={isPending} writes onPress={() => onStep(medium)}>
      {formatMessage(step === 'RENEW' ? actionMessages.RENEW : stepMessages[step])}
    </Button>
  )
}

/** Why there is no button, or what came of an earlier request. */
function Reason({ medium: { enrolment }, step, dates }: StepProps) {
  const { formatMessage } = useIntl()
  const say = (message: Message, values?: Record<string, string>) => <Text>{formatMessage(message, values)}</Text>
  if (step === 'WAITING') {
    const since = enrolment?.requestedAt ?? null
    return since === null ? null : say(mediumMessages.waiting, { date: dates.date(new Date(since)) })
  }
  if (enrolment?.access === 'DECLINED')
    return enrolment.declinedReason === null
      ? say(mediumMessages.declined)
      : say(mediumMessages.declinedBecause, { reason: enrolment.declinedReason })
  if (step === 'ASSIGNED_ONLY') return say(mediumMessages.bookingAssigned)
  if (step === 'NONE') return say(enrolment?.state === 'WAIVED' ? mediumMessages.waived : mediumMessages.ended)
  return null
}
