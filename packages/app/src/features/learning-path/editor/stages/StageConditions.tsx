import { Checkbox } from '@somo/ui/Checkbox'
import { DateField } from '@somo/ui/DateField'
import { NumberField } from '@somo/ui/NumberField'
import { Select } from '@somo/ui/Select'
import { Text } from '@somo/ui/Text'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { Dates } from '../../../../platform/locale/dates/useDates.ts'
import type { Message } from '../../../../platform/locale/message.ts'
import type { PathItem } from '../pathTypes.ts'
import type { StageValues } from './stageForm.ts'
import { stageMessages } from './stageMessages.ts'
import * as styles from './Stages.css.ts'

const scoredKinds: ReadonlySet<PathItem['kind']> = new Set(['QUIZ', 'SCORM', 'COURSE'])

export interface StageConditionsProps {
  readonly stage: StageValues
  readonly place: number
  /** The media of all stages before. */
  readonly before: readonly PathItem[]
  readonly pattern: Dates['pattern']
  /** Saving was refused: what is missing is said at its field. */
  readonly isRefused: boolean
  readonly onChange: (parts: Partial<StageValues>) => void
}

/** When a stage opens: every condition that is chosen has to be met. */
export function StageConditions({ stage, place, before, pattern, isRefused, onChange }: StageConditionsProps) {
  const { formatMessage } = useIntl()
  const errorOf = useMissing(isRefused)
  // Others never have a score, so the stage would never open. What is chosen already stays to be seen.
  const offered = before.filter(({ kind, medium }) => scoredKinds.has(kind) || medium === stage.scoreMedium)
  return (
    <fieldset className={styles.conditions}>
      <legend className={styles.legend}>
        <Text as="span" step="ui" isStrong>
          {formatMessage(stageMessages.opens)}
        </Text>
      </legend>
      <Text step="small" tone="ink2">
        {formatMessage(stageMessages.opensHint)}
      </Text>
      {place === 0 ? null : (
        <Checkbox
          label={formatMessage(stageMessages.previous, { number: place })}
          isSelected={stage.afterPrevious}
          onChange={(afterPrevious) => onChange({ afterPrevious })}
        />
      )}
      <Checkbox
        label={formatMessage(stageMessages.date)}
        isSelected={stage.hasDate}
        onChange={(hasDate) => onChange({ hasDate })}
      />
      <Detail isShown={stage.hasDate}>
        <DateField
          label={formatMessage(stageMessages.dateField)}
          pattern={pattern}
          value={stage.opensOn}
          {...errorOf(stage.opensOn, stageMessages.dateMissing)}
          onChange={(opensOn) => onChange({ opensOn })}
        />
      </Detail>
      <Checkbox
        label={formatMessage(stageMessages.days)}
        isSelected={stage.hasDays}
        onChange={(hasDays) => onChange({ hasDays, opensDays: stage.opensDays ?? 7 })}
      />
      <Detail isShown={stage.hasDays}>
        <NumberField
          label={formatMessage(stageMessages.daysField)}
          min={1}
          max={3650}
          value={stage.opensDays}
          {...errorOf(stage.opensDays, stageMessages.daysMissing)}
          onChange={(opensDays) => onChange({ opensDays })}
        />
      </Detail>
      {offered.length === 0 && !stage.hasScore ? null : (
        <Score stage={stage} before={offered} isRefused={isRefused} onChange={onChange} />
      )}
    </fieldset>
  )
}

/** The error of a field without a value, once saving was refused. */
function useMissing(isRefused: boolean) {
  const { formatMessage } = useIntl()
  return (value: string | number | null, message: Message) =>
    isRefused && value === null ? { errorMessage: formatMessage(message) } : {}
}

function Score({
  stage,
  before,
  isRefused,
  onChange,
}: Pick<StageConditionsProps, 'stage' | 'before' | 'isRefused' | 'onChange'>) {
  const { formatMessage } = useIntl()
  const errorOf = useMissing(isRefused)
  return (
    <>
      <Checkbox
        label={formatMessage(stageMessages.score)}
        isSelected={stage.hasScore}
        onChange={(hasScore) =>
          onChange({
            hasScore,
            scoreMedium: stage.scoreMedium ?? before[0]?.medium ?? null,
            scoreMin: stage.scoreMin ?? 80,
          })
        }
      />
      <Detail isShown={stage.hasScore}>
        <Select
          label={formatMessage(stageMessages.scoreMedium)}
          items={before.map(({ medium, title }) => ({ id: medium, label: title }))}
          selectedKey={stage.scoreMedium}
          {...errorOf(stage.scoreMedium, stageMessages.scoreMediumMissing)}
          onSelectionChange={(scoreMedium) => onChange({ scoreMedium })}
        />
        <NumberField
          label={formatMessage(stageMessages.scoreMin)}
          min={1}
          max={100}
          suffix="%"
          value={stage.scoreMin}
          {...errorOf(stage.scoreMin, stageMessages.scoreMissing)}
          onChange={(scoreMin) => onChange({ scoreMin })}
        />
      </Detail>
    </>
  )
}

function Detail({ isShown, children }: { readonly isShown: boolean; readonly children: ReactNode }) {
  return isShown ? (
    <div className={styles.indented}>
      <div className={styles.fields}>{children}</div>
    </div>
  ) : null
}
