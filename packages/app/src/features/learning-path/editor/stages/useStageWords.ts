import { useIntl } from 'react-intl'
import type { TextLocale } from '../../../../domain/language/textLocales.ts'
import type { Dates } from '../../../../platform/locale/dates/useDates.ts'
import type { StageValues } from './stageForm.ts'
import { stageMessages } from './stageMessages.ts'

/** What a stage says in words. */
export interface StageWords {
  readonly title: (stage: StageValues, place: number) => string
  readonly rule: (stage: StageValues) => string
  /** When it opens; null where nothing has to be waited for. */
  readonly opens: (stage: StageValues, place: number) => string | null
}

/** The words of stages in one of their languages. */
export function useStageWords(stages: readonly StageValues[], locale: TextLocale, dates: Dates): StageWords {
  const { formatMessage, formatList } = useIntl()
  const titleOf = (medium: string | null): string =>
    stages.flatMap(({ items }) => items).find((item) => item.medium === medium)?.title ?? ''
  return {
    title: ({ titles }, place) =>
      titles[locale].trim() === '' ? formatMessage(stageMessages.unnamed, { number: place + 1 }) : titles[locale],
    rule: ({ needed, items: { length: count } }) =>
      needed === null || needed >= count
        ? formatMessage(stageMessages.all, { count })
        : formatMessage(stageMessages.any, { needed, count }),
    opens({ afterPrevious, hasDate, opensOn, hasDays, opensDays, hasScore, scoreMedium, scoreMin }, place) {
      const conditions = [
        ...(place > 0 && afterPrevious ? [formatMessage(stageMessages.previous, { number: place })] : []),
        ...(hasDate && opensOn !== null
          ? [formatMessage(stageMessages.onDate, { date: dates.date(new Date(`${opensOn}T12:00:00`)) })]
          : []),
        ...(hasDays && opensDays !== null ? [formatMessage(stageMessages.afterDays, { days: opensDays })] : []),
        ...(hasScore && scoreMedium !== null && scoreMin !== null
          ? [formatMessage(stageMessages.withScore, { title: titleOf(scoreMedium), score: scoreMin })]
          : []),
      ]
      return conditions.length === 0
        ? null
        : formatMessage(stageMessages.opensWhen, { conditions: formatList(conditions) })
    },
  }
}
