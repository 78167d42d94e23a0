import { AlertDialog, useAlertDialogWarmer } from '@somo/ui/AlertDialog'
import { Button } from '@somo/ui/Button'
import { Heading } from '@somo/ui/Heading'
import { Icon } from '@somo/ui/Icon'
import { Inline } from '@somo/ui/Inline'
import { Meter } from '@somo/ui/Meter'
import { formatPercent } from '@somo/ui/locale/percent'
import { useUiLocale } from '@somo/ui/SomoProvider'
import { Stack } from '@somo/ui/Stack'
import { Text } from '@somo/ui/Text'
import { TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { ImportActions, ImportWhole } from '../importTypes.ts'
import { brake as brakeClass, brakeGlyph, brakeWords } from './check.css.ts'
import { checkMessages } from './checkMessages.ts'
import type { StepUse } from '../wizard/useStep.ts'

export interface BrakeBlockProps {
  readonly brake: NonNullable<ImportWhole['brake']>
  /** Only administrators release it. */
  readonly isAdmin: boolean
  readonly use: StepUse
  readonly onRelease: ImportActions['releaseBrake']
  readonly onSee: () => void
}

/** The brake with its cause, limit and value on one scale; nothing is drawn below the limit. */
export function BrakeBlock({ brake, isAdmin, use, onRelease, onSee }: BrakeBlockProps) {
  const { formatMessage } = useIntl()
  const { isOn, isReleased, people } = brake
  if (!isOn && !isReleased) return null
  return (
    <section className={brakeClass}>
      <div className={brakeWords}>
        <span className={brakeGlyph}>
          <Icon glyph={TriangleAlert} size="notice" />
        </span>
        <Stack space={8}>
          <Heading level={3}>
            {formatMessage(isOn ? checkMessages.brakeTitle : checkMessages.brakeOff, { people })}
          </Heading>
          <Words brake={brake} isAdmin={isAdmin} />
          <Inline space={16}>
            <Button size="sm" onPress={onSee}>
              {formatMessage(checkMessages.brakeSee, { people })}
            </Button>
            {isOn && isAdmin ? <Release people={people} use={use} onRelease={onRelease} /> : null}
          </Inline>
        </Stack>
      </div>
      <Scale brake={brake} />
    </section>
  )
}

function Words({ brake, isAdmin }: Pick<BrakeBlockProps, 'brake' | 'isAdmin'>) {
  const { formatMessage } = useIntl()
  const percent = usePercent()
  if (!brake.isOn) return <Text>{formatMessage(checkMessages.brakeOffText)}</Text>
  return (
    <>
      <Text>{formatMessage(checkMessages.brakeText, { limit: percent(brake.limit) })}</Text>
      {isAdmin ? null : <Text>{formatMessage(checkMessages.brakeManager)}</Text>}
    </>
  )
}

/** Percent as the API tells it, in words. */
function usePercent(): (percent: number) => string {
  const locale = useUiLocale()
  return (percent) => formatPercent(percent / 100, locale, 1)
}

function Scale({ brake }: Pick<BrakeBlockProps, 'brake'>) {
  const { formatMessage } = useIntl()
  const percent = usePercent()
  const { limit, share, activePeople } = brake
  const max = Math.max(2 * limit, share)
  const people = Math.floor((activePeople * limit) / 100)
  return (
    <Stack space={6}>
      <Meter
        label={formatMessage(checkMessages.brakeMeter)}
        value={share}
        max={max}
        mark={limit}
        valueText={percent(share)}
        zones={[
          {
            upTo: max,
            tone: 'warn',
            label: formatMessage(checkMessages.brakeLimit, { limit: percent(limit), people }),
          },
        ]}
      />
      <Text step="small" tone="ink2">
        {formatMessage(checkMessages.brakeOf, { people: activePeople })}
      </Text>
    </Stack>
  )
}

function Release({ people, use, onRelease }: { readonly people: number } & Pick<BrakeBlockProps, 'use' | 'onRelease'>) {
  const { formatMessage } = useIntl()
  const [isAsking, ask] = useState(false)
  const warm = useAlertDialogWarmer()
  return (
    <>
      <Button size="sm" variant="plain" onIntent={warm} onPress={() => ask(true)}>
        {formatMessage(checkMessages.brakeRelease)}
      </Button>
      <AlertDialog
        isOpen={isAsking}
        onOpenChange={ask}
        title={formatMessage(checkMessages.brakeReleaseTitle, { people })}
        actionLabel={formatMessage(checkMessages.brakeRelease)}
        isPending={use.isPending}
        onAction={() => void use.act(onRelease).then(() => ask(false))}
      >
        {formatMessage(checkMessages.brakeReleaseText)}
      </AlertDialog>
    </>
  )
}
