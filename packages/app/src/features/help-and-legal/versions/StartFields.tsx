import { DateField } from '@somo/ui/DateField'
import { RadioGroup } from '@somo/ui/RadioGroup'
import { useIntl } from 'react-intl'
import type { Message } from '../../../platform/locale/message.ts'
import type { Dates } from '../../../platform/locale/dates/useDates.ts'
import type { StartDays } from '../legalTypes.ts'
import type { PublishValues } from './publishForm.ts'
import { startMessages } from './scheduleMessages.ts'

export interface StartFieldsProps {
  readonly values: PublishValues
  /** What is wrong with the day; null where nothing is. */
  readonly error: Message | null
  /** The days a version may begin on; null where they are not known, and then the server alone judges. */
  readonly startDays: StartDays | null
  readonly dates: Dates
  readonly onChange: (part: Partial<PublishValues>) => void
}

/** From when a version holds: at once, or from 00:00 of a day by the clocks of the installation. */
export function StartFields({ values: { isLater, day }, error, startDays, dates, onChange }: StartFieldsProps) {
  const { formatMessage } = useIntl()
  return (
    <>
      <RadioGroup
        label={formatMessage(startMessages.when)}
        items={[
          { id: 'now', label: formatMessage(startMessages.atOnce) },
          {
            id: 'later',
            label: formatMessage(startMessages.fromDay),
            description: formatMessage(startMessages.fromDayHint),
          },
        ]}
        selectedKey={isLater ? 'later' : 'now'}
        onSelectionChange={(id) => onChange({ isLater: id === 'later' })}
      />
      {isLater ? (
        <DateField
          label={formatMessage(startMessages.day)}
          pattern={dates.pattern}
          value={day}
          onChange={(chosen) => onChange({ day: chosen })}
          isRequired
          {...(startDays !== null && {
            minValue: startDays.first,
            maxValue: startDays.last,
            description: formatMessage(startMessages.dayHint, { timeZone: startDays.timeZone }),
          })}
          {...(error !== null && { errorMessage: formatMessage(error) })}
        />
      ) : null}
    </>
  )
}
